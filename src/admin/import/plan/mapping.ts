import * as v from 'valibot';
import { storedForPerson } from '#src/session/stored-for-person.ts';
import { type ImportField, textField } from './fields.ts';
import type { ImportType } from './import-type.ts';
import type { ImportRow } from './plan-rows.ts';
import { REASON_TITLES } from './write-rows.ts';
import type { Table } from '#src/admin/import/file/table.ts';

const ColumnMemory = v.record(v.string(), v.string());
/** The fields that a person chose for columns of a type, by plain title; '' for "not imported". */
export type ColumnMemory = v.InferOutput<typeof ColumnMemory>;

/** The columns that the signed-in person has chosen before, by the name of the content type. */
export const columnMemory = storedForPerson('import', ColumnMemory, {});

/** The field of each column in the file; null for one that is not imported. */
export type Mapping = readonly (string | null)[];

/** Matches the part of a title that marks the English column of a field. */
const ENGLISH = /[(（]\s*(英文|english|en)\s*[)）]/;

/** A column's title without case, spaces and remarks: removes those of `User name *` and `用户名（必填）`. */
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
 * Adapts the type to a file that the server reads: the file may have columns that only the server knows, and fields
 * without a column are not checked.
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

/** Guesses the field of each column: the last choice for the title, else the field that the title names. */
export function guessMapping(
  fields: readonly ImportField[],
  head: readonly string[],
  memory: ColumnMemory,
): Mapping {
  const used = new Set<string>();
  return head.map((title) => {
    const chosen = memory[plainTitle(title)];
    const isKnown = chosen === '' || fields.some(({ name }) => name === chosen);
    const field = (isKnown ? chosen : fieldOfTitle(fields, title)) || null;
    if (field === null || used.has(field)) return null;
    used.add(field);
    return field;
  });
}

/** Assigns a field to a column; a column that had the field before is no longer imported. */
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
