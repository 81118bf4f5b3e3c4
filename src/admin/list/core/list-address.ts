import type { PageQuery } from '#src/api/records/page.ts';
import type { SavedView } from './list-memory.ts';

export const PAGE_SIZES = [10, 20, 50, 100];
export const DEFAULT_SIZE = 20;

/** What a list's address says and leaves out. */
export type ListOptions = {
  /** The sort without one in the address, as `-publishTime`. */
  sort?: string;
  /** The parameters of its filters: others, such as `lng` and `utm_source`, are not for lists. */
  filters?: readonly string[];
};

const OWN = new Set(['page', 'size', 'sort', 'q', 'view']);
const PLACE = new Set(['page', 'view']);

/** The query string that one without a list's parameters means: the person's default view. */
export function defaultSearchOf(views: SavedView[]): string {
  return views.find(({ isDefault }) => isDefault)?.search ?? '';
}

/** True where no parameter is the list's own. */
export function saysNothing(search: URLSearchParams, { filters = [] }: ListOptions): boolean {
  return ![...search.keys()].some((key) => OWN.has(key) || filters.includes(key));
}

/** A list's state from its query string. */
export function listStateOf(search: string, options: ListOptions) {
  const { sort = '', filters: names = [] } = options;
  const entries = new URLSearchParams(search);
  const size = Number(entries.get('size'));
  const q = entries.get('q') ?? '';
  const filters = Object.fromEntries([...entries].filter(([key]) => names.includes(key)));
  return {
    page: Math.max(1, Math.trunc(Number(entries.get('page'))) || 1),
    size: PAGE_SIZES.includes(size) ? size : DEFAULT_SIZE,
    sort: entries.get('sort') ?? sort,
    q,
    filters,
    isNarrowed: q !== '' || Object.keys(filters).length > 0,
    /** The state without the page, as saved views store it. */
    search: new URLSearchParams(
      [...entries].filter(([key]) => (OWN.has(key) || names.includes(key)) && !PLACE.has(key)),
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
