import { dateParts } from './format.ts';

/** YYYY-MM-DD in every language, for the names of files, which sort by it. */
export function plainDay(date: Date): string {
  const { year, month, day } = dateParts(date);
  return `${year}-${month}-${day}`;
}
