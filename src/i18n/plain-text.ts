import { t } from 'i18next';
import { formatSplitTime } from './format-split.ts';
import { dateParts } from './format.ts';

const ISO_TIME = /^\d{4}-\d{2}-\d{2}T.*Z$/;

/** A value for CSV export; '' where it has no text. */
export function plainText(value: unknown): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return t(value ? 'crud:list.yes' : 'crud:list.no');
  if (Array.isArray(value)) return value.map(plainText).join('、');
  if (typeof value !== 'string') return '';
  return ISO_TIME.test(value) ? formatSplitTime(value) : value;
}

/** YYYY-MM-DD in every language, for the names of files, which sort by it. */
export function plainDay(date: Date): string {
  const { year, month, day } = dateParts(date);
  return `${year}-${month}-${day}`;
}
