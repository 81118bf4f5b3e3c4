import { dateParts } from './format.ts';

/** YYYY-MM-DD in every language, for file names, which then sort by date. */
export function plainDay(date: Date): string {
  const { year, month, day } = dateParts(date);
  return `${year}-${month}-${day}`;
}
