import * as v from 'valibot';
import type { ImportField } from '#src/admin/import/plan/fields.ts';
import { checkBy } from '#src/admin/import/plan/import-type.ts';
import { fieldOfTitle, guessMapping, mapRows } from '#src/admin/import/plan/mapping.ts';
import { planRows } from '#src/admin/import/plan/plan-rows.ts';
import type { RowPlan } from '#src/admin/import/plan/plan-rows.ts';
import { MAX_TABLE_BYTES } from '#src/admin/import/file/read-csv.ts';
import { readTable } from '#src/admin/import/file/read-book.ts';
import { TableError } from '#src/admin/import/file/table.ts';
import { fileKind, withEnding } from '#src/admin/import/file/file-kind.ts';
import { REASON_TITLES } from '#src/admin/import/plan/write-rows.ts';
import { NewUserInput } from '../input.ts';
import { columnField, USER_FIELDS } from './columns.ts';

/** An Excel workbook is left to the server: it has no fields and rows here. */
export type UserFile = {
  name: string;
  workbook: File | null;
  /** Every column of the file, also those that only the server knows, under its own title. */
  fields: readonly ImportField[];
  plans: readonly RowPlan[];
};

/**
 * Reads and checks a filled-in template.
 * @param ownUsername account that an import must not change, as it could lock the person out
 * @throws TableError where the file cannot be imported
 */
export async function readUserFile(file: File, ownUsername: string): Promise<UserFile> {
  if (file.size > MAX_TABLE_BYTES) throw new TableError('tooLarge');
  const kind = fileKind(new Uint8Array(await file.arrayBuffer()));
  if (kind !== 'text') {
    const name = withEnding(file.name, kind);
    return { name, workbook: new File([file], name, { type: file.type }), fields: [], plans: [] };
  }
  const table = await readTable(file, (title) => fieldOfTitle(USER_FIELDS, title) !== null);
  const known = guessMapping(USER_FIELDS, table.head, {});
  if (!known.includes('username')) throw new TableError('columns');
  const reasons = Object.values(REASON_TITLES);
  const mapping = table.head.map((title, index) =>
    title === '' || reasons.includes(title) ? null : (known[index] ?? `column ${index}`),
  );
  const rows = mapRows(table, mapping, USER_FIELDS);
  if (rows.length === 0) throw new TableError('empty');
  const fields = mapping.flatMap((name, index) =>
    name === null ? [] : [columnField(name, table.head[index] ?? '')],
  );
  const empty = Object.fromEntries(known.flatMap((name) => (name === null ? [] : [[name, '']])));
  const rules = {
    fields,
    keys: ['username'] as const,
    empty: () => empty,
    check: checkBy(rowInput(ownUsername)),
  };
  return { name: file.name, workbook: null, fields, plans: planRows(rules, rows, []) };
}

/**
 * Schema of a row; a field without a column has no problem. A role column must be filled in, as a server may
 * default to the highest role; which roles there are is the server's to say.
 */
function rowInput(ownUsername: string) {
  const { username, nickname, email, phone, role, remark } = NewUserInput.entries;
  return v.partial(
    v.object({
      username: v.pipe(
        username,
        v.check((value) => value !== ownUsername, 'own'),
      ),
      nickname,
      email,
      // Spreadsheets turn long numbers into `1.38E+10`.
      phone: v.pipe(
        phone,
        v.check((value) => !/^\d+(\.\d+)?e\+\d+$/i.test(value), 'scientific'),
      ),
      role,
      remark,
    }),
  );
}
