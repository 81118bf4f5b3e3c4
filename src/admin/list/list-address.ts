import type { PageQuery } from '#src/api/page.ts';
import type { SavedView } from './list-memory.ts';

export const PAGE_SIZES = [10, 20, 50, 100];
export const DEFAULT_SIZE = 20;
const OWN = new Set(['page', 'size', 'sort', 'q', 'view']);
const PLACE = new Set(['page', 'view']);

/** The query string that an empty one stands for: the person's default view. */
export function defaultSearchOf(views: SavedView[]): string {
  return views.find(({ isDefault }) => isDefault)?.search ?? '';
}

/**
 * A list's state from its query string.
 * @param defaultSort the sort without one in the query string, as `-publishTime`
 */
export function listStateOf(search: string, defaultSort: string) {
  const entries = new URLSearchParams(search);
  const size = Number(entries.get('size'));
  const q = entries.get('q') ?? '';
  const filters = Object.fromEntries([...entries].filter(([key]) => !OWN.has(key)));
  return {
    page: Math.max(1, Math.trunc(Number(entries.get('page'))) || 1),
    size: PAGE_SIZES.includes(size) ? size : DEFAULT_SIZE,
    sort: entries.get('sort') ?? defaultSort,
    q,
    filters,
    isNarrowed: q !== '' || Object.keys(filters).length > 0,
    /** The state without the page, as saved views store it. */
    search: new URLSearchParams([...entries].filter(([key]) => !PLACE.has(key))).toString(),
  };
}

type ListQueryState = Pick<
  ReturnType<typeof listStateOf>,
  'page' | 'size' | 'sort' | 'q' | 'filters'
>;

/** The parameters of the API's page call for a list's state. */
export function listQueryOf({ page, size, sort, q, filters }: ListQueryState): PageQuery {
  return {
    pageNo: page,
    pageSize: size,
    ...(sort && {
      sortField: sort.replace(/^-/, ''),
      sortOrder: sort.startsWith('-') ? ('desc' as const) : ('asc' as const),
    }),
    ...(q && { keyword: q }),
    ...filters,
  };
}
