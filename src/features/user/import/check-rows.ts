import * as v from 'valibot';
import { NewUserInput, UserInput } from '../input.ts';
import type { Titles } from './columns.ts';
import type { CellProblem, SheetRow } from './sheet.ts';

const { username, nickname, email, phone, remark } = UserInput.entries;
const { role } = NewUserInput.entries;

/**
 * Schema of a row. A role column must be filled in, as a server may default to the highest role;
 * which roles there are is the server's to say.
 */
const RowInput = v.object({
  username,
  nickname,
  email,
  // Spreadsheets turn long numbers into `1.38E+10`.
  phone: v.pipe(
    phone,
    v.check((value) => !/^\d+(\.\d+)?e\+\d+$/i.test(value), 'scientific'),
  ),
  role,
  remark,
});

/**
 * Validates the rows: invalid cells, duplicate usernames, and the person's own account, which an
 * import could lock out.
 */
export function checkRows(
  rows: Omit<SheetRow, 'problems'>[],
  titles: Titles,
  ownUsername: string,
): SheetRow[] {
  const seen = new Map<string, number>();
  const column = titles.username ?? '';
  return rows.map((row) => {
    const name = row.cells[column] ?? '';
    const earlier = seen.get(name);
    if (earlier === undefined && name !== '') seen.set(name, row.line);
    const problems = cellProblems(row.cells, titles);
    if (earlier !== undefined) problems.push({ column, code: `double:${earlier}` });
    if (name !== '' && name === ownUsername) problems.push({ column, code: 'own' });
    return { ...row, problems };
  });
}

function cellProblems(cells: SheetRow['cells'], titles: Titles): CellProblem[] {
  // A field without a column has no problem.
  const columns = new Map(Object.entries(titles));
  const values = Object.fromEntries([...columns].map(([field, title]) => [field, cells[title]]));
  const { issues = [] } = v.safeParse(v.partial(RowInput), values);
  const problems = issues.map((issue) => ({
    column: columns.get(v.getDotPath(issue) ?? '') ?? '',
    code: issue.message,
  }));
  // At most one problem per cell.
  return [...new Map(problems.toReversed().map((one) => [one.column, one])).values()].toReversed();
}
