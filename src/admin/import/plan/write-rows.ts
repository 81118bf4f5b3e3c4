import type { Language } from '#src/i18n/languages.ts';
import { type CsvCell, toCsv } from '#src/lib/text/csv.ts';
import type { ImportField } from './fields.ts';
import type { ImportType } from './import-type.ts';
import type { ImportRow, RowPlan } from './plan-rows.ts';

/** The template to fill in: the title of each field, and the example row. */
export function templateFile(type: ImportType, requiredTitle: (label: string) => string): Blob {
  const fields = type.fields.filter(({ name }) => name !== 'id');
  const head = fields.map(({ label, isRequired }) => (isRequired ? requiredTitle(label) : label));
  return toCsv([head, fields.map((field) => cellOf(field, field.write(type.example[field.name])))]);
}

/** A cell of the file: a date or time needs protection, because a spreadsheet would convert it. */
function cellOf({ isMoment = false, read }: ImportField, text: string): CsvCell {
  return isMoment && 'value' in read(text) ? { moment: text } : text;
}

/** Whether this is the template's example row, which is not imported. */
export function isExample(type: ImportType, { cells }: ImportRow): boolean {
  const [title] = type.keys;
  return cells[title] !== undefined && cells[title] === type.example[title];
}

/** The titles of the column of reasons, which is not imported again in either language. */
export const REASON_TITLES: Record<Language, string> = {
  cn: '没有导入的原因',
  en: 'Why it was not imported',
};

/** Rows with the reason why each was not imported. The file can be imported again. */
export function rowsFile(
  fields: readonly ImportField[],
  plans: readonly RowPlan[],
  reasonTitle: string,
  reasonOf: (plan: RowPlan) => string,
): Blob {
  const head = [...fields.map(({ label }) => label), reasonTitle];
  const lines = plans.map((plan) => [
    ...fields.map((field) => cellOf(field, plan.row.cells[field.name] ?? '')),
    reasonOf(plan),
  ]);
  return toCsv([head, ...lines]);
}
