import type { PageQuery } from '#src/api/page.ts';
import type { SavedView } from './list-memory.ts';

export const PAGE_SIZES = [10, 20, 50, 100];
export const DEFAULT_SIZE = 20;
const OWN = new Set(['page', 'size', 'sort', 'q', 'view']);
const PLACE = new Set(['page', 'view']);

/** What an address that says nothing stands for. */
export function defaultSearchOf(views: SavedView[]): string {
  return views.find(({ isDefault }) => isDefault)?.search ?? '';
}

/**
 * A list's state as its address says it.
 * @param defaultSort where the address names none, as `-publishTime`
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
    /** The state without the place in it: what a view keeps. */
    search: new URLSearchParams([...entries].filter(([key]) => !PLACE.has(key))).toString(),
  };
}

type Asked = Pick<ReturnType<typeof listStateOf>, 'page' | 'size' | 'sort' | 'q' | 'filters'>;

/** The query of the page call that shows a list's state. */
export function listQueryOf({ page, size, sort, q, filters }: Asked): PageQuery {
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
