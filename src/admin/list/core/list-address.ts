import type { PageQuery } from '#src/api/page.ts';
import type { SavedView } from './list-memory.ts';

export const PAGE_SIZES = [10, 20, 50, 100];
export const DEFAULT_SIZE = 20;

/** The query parameters of all lists' filters: others, such as `lng` and `utm_source`, are not for lists. */
const FILTERS = [
  'category',
  'categoryId',
  'city',
  'from',
  'ip',
  'level',
  'path',
  'progress',
  'recycle',
  'region',
  'role',
  'status',
  'suspicious',
  'time',
  'to',
  'type',
  'username',
] as const;
export type FilterName = (typeof FILTERS)[number];

const FILTER_NAMES = new Set<string>(FILTERS);
const OWN = new Set([...FILTERS, 'page', 'size', 'sort', 'q', 'view']);
const PLACE = new Set(['page', 'view']);

/** The query string that one without a list's parameters stands for: the person's default view. */
export function defaultSearchOf(views: SavedView[]): string {
  return views.find(({ isDefault }) => isDefault)?.search ?? '';
}

/** True where no parameter is a list's own. */
export function saysNothing(search: URLSearchParams): boolean {
  return ![...search.keys()].some((key) => OWN.has(key));
}

/**
 * A list's state from its query string.
 * @param defaultSort the sort without one in the query string, as `-publishTime`
 */
export function listStateOf(search: string, defaultSort: string) {
  const entries = new URLSearchParams(search);
  const size = Number(entries.get('size'));
  const q = entries.get('q') ?? '';
  const filters = Object.fromEntries([...entries].filter(([key]) => FILTER_NAMES.has(key)));
  return {
    page: Math.max(1, Math.trunc(Number(entries.get('page'))) || 1),
    size: PAGE_SIZES.includes(size) ? size : DEFAULT_SIZE,
    sort: entries.get('sort') ?? defaultSort,
    q,
    filters,
    isNarrowed: q !== '' || Object.keys(filters).length > 0,
    /** The state without the page, as saved views store it. */
    search: new URLSearchParams(
      [...entries].filter(([key]) => OWN.has(key) && !PLACE.has(key)),
    ).toString(),
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
