import { useSearchParams } from 'react-router';
import { withSafeEnd } from '#src/lib/links/safe-end.ts';
import type { ListPath, ParameterOf } from '#src/public-pages.ts';
import { useSimplified } from './use-simplified.ts';

type ListState<Filter extends string> = {
  /** From 1. */
  page: number;
  /** The keyword, '' for none. */
  q: string;
  /** A filter's value, '' for none. */
  valueOf: (filter: Filter) => string;
  /** True with a filter or a keyword. */
  isNarrowed: boolean;
  /** The list's URL with changes, at its first page unless they name one. */
  addressOf: (changes: Partial<Record<Filter | 'q', string>>, page?: number) => string;
};

/**
 * The state of a public list at `path`: page, keyword and `filters`, stored only in the URL. Defaults
 * are omitted, so that each state has one URL. The table of public pages has the names of the parameters.
 */
export function useListAddress<Path extends ListPath, Filter extends ParameterOf<Path>>(
  path: Path,
  filters: readonly Filter[],
): ListState<Filter> {
  const [search] = useSearchParams();
  const names = [...filters, 'q'] as const;
  const valueOf = (name: Filter | 'q') => search.get(name)?.trim() ?? '';
  useSimplified(valueOf('q'));

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
      return params.size === 0 ? path : withSafeEnd(`${path}?${params.toString()}`);
    },
  };
}
