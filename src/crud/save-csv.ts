import { t } from 'i18next';
import { STATUS } from '#src/api/status.ts';
import { dateParts } from '#src/i18n/format.ts';
import { toCsv } from '#src/lib/csv.ts';
import { saveFile } from '#src/lib/save-file.ts';

/** A column of a list as a file has it. A grid's columns fit. */
export type CsvColumn<T> = {
  field: string;
  headerName?: string | undefined;
  /** What stands in the file, where it is not the field's own value. */
  csv?: (record: T) => string | number;
};

const ISO_TIME = /^\d{4}-\d{2}-\d{2}T.*Z$/;

/** Saves records as a CSV file named after the list and the day. */
export function saveCsv<T extends object>(
  name: string,
  columns: CsvColumn<T>[],
  records: T[],
): void {
  const head = columns.map(({ field, headerName }) => headerName ?? field);
  const rows = records.map((record) =>
    columns.map(({ field, csv }) => csv?.(record) ?? cellText(field, Reflect.get(record, field))),
  );
  saveFile(toCsv([head, ...rows]), `${name} ${dayOf(new Date())}.csv`);
}

/** A field's value as people read it, and as Excel sorts it. */
function cellText(field: string, value: unknown): string | number {
  if (field === 'status') return t(value === STATUS.shown ? 'status.shown' : 'status.hidden');
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return t(value ? 'crud:list.yes' : 'crud:list.no');
  if (Array.isArray(value)) return value.map((one) => cellText('', one)).join('、');
  if (typeof value !== 'string') return '';
  return ISO_TIME.test(value) ? timeOf(new Date(value)) : value;
}

function timeOf(date: Date): string {
  return `${dayOf(date)} ${dateParts(date).time}`;
}

function dayOf(date: Date): string {
  const { year, month, day } = dateParts(date);
  return `${year}-${month}-${day}`;
}
