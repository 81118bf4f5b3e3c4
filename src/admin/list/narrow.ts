import type { ListState } from './use-list-state.ts';

/**
 * What is left of a whole list under the URL's keyword and filters; paged lists leave that to the
 * server. `textsOf` gives the texts the keyword is looked for in.
 */
export function narrow<T extends object>(
  rows: T[],
  { q, filters }: Pick<ListState, 'q' | 'filters'>,
  textsOf: (record: T) => string[],
): T[] {
  const keyword = q.toLowerCase();
  return rows.filter(
    (row) =>
      textsOf(row).some((text) => text.toLowerCase().includes(keyword)) &&
      Object.entries(filters).every(([name, value]) => String(Reflect.get(row, name)) === value),
  );
}
