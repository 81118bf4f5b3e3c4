import { t } from 'i18next';
import { STATUS } from '#src/api/status.ts';
import { plainDay, plainText } from '#src/i18n/plain-text.ts';
import { toCsv } from '#src/lib/text/csv.ts';
import { saveFile } from '#src/lib/browser/save-file.ts';

/** A column of an exported file; a grid's columns fit. */
export type CsvColumn<T> = {
  field: string;
  headerName?: string | undefined;
  /** The cell's value, where it is not the field's. */
  csv?: (record: T) => string | number;
};

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
  saveFile(toCsv([head, ...rows]), `${name} ${plainDay(new Date())}.csv`);
}

function cellText(field: string, value: unknown): string | number {
  if (field !== 'status') return plainText(value);
  if (value === null) return t('status.unknown');
  return t(value === STATUS.shown ? 'status.shown' : 'status.hidden');
}
