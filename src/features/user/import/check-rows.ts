import * as v from 'valibot';
import { UserInput } from '../input.ts';
import { ROLES } from '../roles.ts';
import { COLUMNS, titleOf } from './columns.ts';
import type { CellProblem, SheetRow } from './sheet.ts';

const { username, nickname, email, phone, remark } = UserInput.entries;

/** Schema of a row. The role is required: a server may default to the highest one. */
const RowInput = v.object({
  username,
  nickname,
  email,
  // Spreadsheets turn long numbers into `1.38E+10`.
  phone: v.pipe(
    phone,
    v.check((value) => !/^\d+(\.\d+)?e\+\d+$/i.test(value), 'scientific'),
  ),
  role: v.pipe(
    v.string(),
    v.nonEmpty(),
    v.check((value) => ROLES.some((role) => role === value), 'unknownRole'),
  ),
  remark,
});

/**
 * Validates the rows: invalid cells, duplicate usernames, and the person's own account, which an
 * import could lock out.
 */
export function checkRows(rows: Omit<SheetRow, 'problems'>[], ownUsername: string): SheetRow[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const name = row.cells[titleOf('username')] ?? '';
    const earlier = seen.get(name);
    if (earlier === undefined && name !== '') seen.set(name, row.line);
    const problems = cellProblems(row.cells);
    if (earlier !== undefined) problems.push({ field: 'username', code: `double:${earlier}` });
    if (name !== '' && name === ownUsername) problems.push({ field: 'username', code: 'own' });
    return { ...row, problems };
  });
}

function cellProblems(cells: SheetRow['cells']): CellProblem[] {
  const values = Object.fromEntries(COLUMNS.map(({ field, title }) => [field, cells[title]]));
  const { issues = [] } = v.safeParse(RowInput, values);
  const problems = issues.map((issue) => ({
    field: v.getDotPath(issue) ?? '',
    code: issue.message,
  }));
  // At most one problem per cell.
  return [...new Map(problems.toReversed().map((one) => [one.field, one])).values()].toReversed();
}
