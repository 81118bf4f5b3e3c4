import { t } from 'i18next';
import { HAS_ENGLISH } from '#src/api/dialects/dialect.ts';
import { englishName } from '#src/api/fields/record-fields.ts';
import { STATUS } from '#src/api/fields/status.ts';
import { formatSplitTime } from '#src/i18n/format/format-split.ts';
import { plainDay } from '#src/i18n/format/plain-day.ts';
import { saveFile } from '#src/lib/browser/save-file.ts';
import { fieldOf } from '#src/lib/records/field-of.ts';
import { type CsvCell, toCsv } from '#src/lib/text/csv.ts';
import type { CsvColumn } from '#src/admin/list/rows/use-grid-columns.tsx';

/** Saves records as a CSV file named after the list and the day. English values have columns of their own. */
export function saveCsv<T extends object>(name: string, own: CsvColumn<T>[], records: T[]): void {
  const columns = HAS_ENGLISH ? own.flatMap((column) => inLanguages(column, records)) : own;
  const head = columns.map(({ field, headerName }) => headerName ?? field);
  const rows = records.map((record) =>
    columns.map(({ field, csv }) => csv?.(record) ?? cellOf(field, fieldOf(record, field))),
  );
  saveFile(toCsv([head, ...rows]), `${name} ${plainDay(new Date())}.csv`);
}

function inLanguages<T extends object>(column: CsvColumn<T>, records: T[]): CsvColumn<T>[] {
  const { field, headerName = field } = column;
  const english = englishName(field);
  if (!records.some((record) => english in record)) return [column];
  return [column, { field: english, headerName: t('crud:form.inEnglish', { name: headerName }) }];
}

const ISO_TIME = /^\d{4}-\d{2}-\d{2}T.*Z$/;

/** '' for a value without a text. */
function cellOf(field: string, value: unknown): CsvCell {
  if (field === 'status') {
    if (value === null) return t('status.unknown');
    return t(value === STATUS.shown ? 'status.shown' : 'status.hidden');
  }
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return t(value ? 'crud:list.yes' : 'crud:list.no');
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string').join('、');
  if (typeof value !== 'string') return '';
  return ISO_TIME.test(value) ? { moment: formatSplitTime(value) } : value;
}
