import * as v from 'valibot';
import { storedForPerson } from '#src/session/stored-for-person.ts';
import { textField } from './fields.ts';
import type { ImportField } from './fields.ts';
import type { ImportType } from './import-type.ts';
import type { ImportRow } from './plan-rows.ts';
import { REASON_TITLES } from './write-rows.ts';
import type { Table } from '#src/admin/import/file/table.ts';

const ColumnMemory = v.record(v.string(), v.string());
/** What a person has chosen for columns of a type, by their plain titles; '' for "not imported". */
export type ColumnMemory = v.InferOutput<typeof ColumnMemory>;

/** The columns that the signed-in person has chosen before, by the name of the content type. */
export const columnMemory = storedForPerson('import', ColumnMemory, {});

/** The field of each column in the file; null for one that is not imported. */
export type Mapping = readonly (string | null)[];

/** Says of a title that the column is English, and is no remark on it. */
const ENGLISH = /[(（]\s*(英文|english|en)\s*[)）]/;

/** A column's title without case, spaces and marks, as in `User name *` or `用户名（必填）`. */
function plainTitle(title: string): string {
  return title
    .toLowerCase()
    .replace(ENGLISH, '$1')
    .replace(/[(（].*[)）]/, '')
    .replace(/[^\p{L}\d]/gu, '');
}

/** The field that a column's title names. */
export function fieldOfTitle(fields: readonly ImportField[], title: string): string | null {
  const plain = plainTitle(title);
  if (plain === '') return null;
  const found = fields.find(({ name, label, titles }) =>
    [label, name, ...titles].some((one) => plainTitle(one) === plain),
  );
  return found?.name ?? null;
}

/**
 * The type as it is for a file: where the server reads the file, it may have columns that the server alone knows, and
 * what has no column has no problem.
 * @param head the titles of the file's columns
 * @param mapping undefined before the columns are mapped
 */
export function typeForFile(
  type: ImportType,
  head: readonly string[],
  mapping: Mapping | undefined,
): ImportType {
  if (!('sendFile' in type.saving)) return type;
  const reasons = Object.values(REASON_TITLES);
  const own = head.filter(
    (title, index) =>
      fieldOfTitle(type.fields, title) === null &&
      !['', ...reasons].includes(title) &&
      head.indexOf(title) === index,
  );
  const ownFields = own.map((title) =>
    textField({ name: `column ${title}`, label: title, titles: [] }),
  );
  const filled = mapping?.filter((name) => name !== null) ?? [];
  return {
    ...type,
    fields: [...type.fields, ...ownFields],
    empty: () => Object.fromEntries(filled.map((name) => [name, ''])),
  };
}

/** Guesses the fields of a file's columns: as they were chosen last time, else by their titles. */
export function guessMapping(
  fields: readonly ImportField[],
  head: readonly string[],
  memory: ColumnMemory,
): Mapping {
  const taken = new Set<string>();
  return head.map((title) => {
    const chosen = memory[plainTitle(title)];
    const isKnown = chosen === '' || fields.some(({ name }) => name === chosen);
    const field = (isKnown ? chosen : fieldOfTitle(fields, title)) || null;
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** Assigns a field to a column; another column with the field is not imported any more. */
export function mapColumn(mapping: Mapping, column: number, field: string | null): Mapping {
  return mapping.map((before, index) => {
    if (index === column) return field;
    return before === field ? null : before;
  });
}

/** The memory with the choices for these columns. */
export function remembered(
  memory: ColumnMemory,
  head: readonly string[],
  mapping: Mapping,
): ColumnMemory {
  const chosen = head.flatMap((title, index) => {
    const plain = plainTitle(title);
    return plain === '' ? [] : [[plain, mapping[index] ?? '']];
  });
  return { ...memory, ...Object.fromEntries(chosen) };
}

/** The file's rows with their cells by field. */
export function mapRows(
  table: Table,
  mapping: Mapping,
  fields: readonly ImportField[],
): ImportRow[] {
  const asStored = new Set(fields.filter((field) => field.asStored).map(({ name }) => name));
  return table.rows
    .map(({ line, cells, stored }) => {
      const mapped = mapping.flatMap((field, index) => {
        if (field === null) return [];
        const more = asStored.has(field) ? stored.get(index) : undefined;
        return [[field, more ?? cells[index] ?? '']];
      });
      const byField: ImportRow['cells'] = Object.fromEntries(mapped);
      return { line, cells: byField };
    })
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== ''));
}
