import { t } from 'i18next';
import { dateParts } from './format.ts';

const ISO_TIME = /^\d{4}-\d{2}-\d{2}T.*Z$/;

/** A value for CSV export, sortable in Excel; '' where it has no text. */
export function plainText(value: unknown): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return t(value ? 'crud:list.yes' : 'crud:list.no');
  if (Array.isArray(value)) return value.map(plainText).join('、');
  if (typeof value !== 'string') return '';
  return ISO_TIME.test(value) ? plainTime(new Date(value)) : value;
}

/** YYYY-MM-DD, sortable in Excel. */
export function plainDay(date: Date): string {
  const { year, month, day } = dateParts(date);
  return `${year}-${month}-${day}`;
}

function plainTime(date: Date): string {
  return `${plainDay(date)} ${dateParts(date).time}`;
}
