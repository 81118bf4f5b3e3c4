import { useSearchParams } from 'react-router';

/** The filters of all public lists, as they stand in the address. `src/boot/first-paint.js` repeats them. */
export const LIST_FILTERS = ['categoryId', 'city', 'type'] as const;
type ListFilter = (typeof LIST_FILTERS)[number];

type ListState<Filter extends string> = {
  /** From 1. */
  page: number;
  /** The keyword; '' is none. */
  q: string;
  /** A filter's value; '' is none. */
  valueOf: (filter: Filter) => string;
  /** True where a filter or a keyword leaves something out. */
  isNarrowed: boolean;
  /** The list's address with something changed, at its first page where none is named. */
  addressOf: (changes: Partial<Record<Filter | 'q', string>>, page?: number) => string;
};

/**
 * What a public list at `path` is asked for: page, keyword and its `filters` stand in the address
 * and nowhere else (P7). What is at its default is left out, so that one list has one address.
 */
export function useListAddress<Filter extends ListFilter>(
  path: string,
  filters: readonly Filter[],
): ListState<Filter> {
  const [search] = useSearchParams();
  const names = [...filters, 'q'] as const;
  const valueOf = (name: Filter | 'q') => search.get(name)?.trim() ?? '';

  return {
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
    q: valueOf('q'),
    valueOf,
    isNarrowed: names.some((name) => valueOf(name) !== ''),
    addressOf: (changes, page = 1) => {
      const params = new URLSearchParams();
      for (const name of names) {
        const value = changes[name] ?? valueOf(name);
        if (value !== '') params.set(name, value);
      }
      if (page > 1) params.set('page', String(page));
      return params.size === 0 ? path : `${path}?${params.toString()}`;
    },
  };
}
