import { toCsv } from '#src/lib/text/csv.ts';
import type { ImportField } from './fields.ts';
import type { ImportType } from './import-type.ts';
import type { ImportRow } from './plan-rows.ts';

/** The file to fill in: a title for each field, and the example row. */
export function templateFile(type: ImportType, requiredTitle: (label: string) => string): Blob {
  const fields = type.fields.filter(({ name }) => name !== 'id');
  const head = fields.map(({ label, isRequired }) => (isRequired ? requiredTitle(label) : label));
  return toCsv([head, fields.map((field) => exampleOf(type, field))]);
}

function exampleOf({ example }: ImportType, { name, write }: ImportField): string {
  return write(example[name]);
}

/** Whether this is the template's example row, which nobody wants to import. */
export function isExample(type: ImportType, { cells }: ImportRow): boolean {
  const [title] = type.keys;
  return cells[title] !== undefined && cells[title] === type.example[title];
}

/** Rows with the reason why each was not imported. The file can be imported again. */
export function rowsFile(
  fields: readonly ImportField[],
  rows: readonly { row: ImportRow; reason: string }[],
  reasonTitle: string,
): Blob {
  const head = [...fields.map(({ label }) => label), reasonTitle];
  const lines = rows.map(({ row, reason }) => [
    ...fields.map(({ name }) => row.cells[name] ?? ''),
    reason,
  ]);
  return toCsv([head, ...lines]);
}
