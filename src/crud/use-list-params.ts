import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { PageQuery } from '#src/api/page.ts';

export const PAGE_SIZES = [10, 20, 50, 100];
const DEFAULT_SIZE = 20;
const OWN = new Set(['page', 'size', 'sort', 'q']);

/**
 * A list's state, which lives in the URL and nowhere else (B7): `page` (from 1), `size`, `sort`
 * (`publishTime` or `-publishTime`), `q`, and each filter under its field's name. Defaults are left
 * out; whatever narrows the list starts again at its first page.
 */
export function useListParams(defaultSort = '') {
  const [search, setSearch] = useSearchParams();

  const params = useMemo(() => {
    const size = Number(search.get('size'));
    return {
      page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
      size: PAGE_SIZES.includes(size) ? size : DEFAULT_SIZE,
      sort: search.get('sort') ?? defaultSort,
      q: search.get('q') ?? '',
      filters: Object.fromEntries([...search].filter(([key]) => !OWN.has(key))),
    };
  }, [search, defaultSort]);

  const set = useCallback(
    (changes: Record<string, string | number>) => {
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (!('page' in changes)) after.delete('page');
          for (const [key, value] of Object.entries(changes)) {
            if (isDefault(key, value, defaultSort)) after.delete(key);
            else after.set(key, String(value));
          }
          return after;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setSearch, defaultSort],
  );

  const query: PageQuery = useMemo(
    () => ({
      pageNo: params.page,
      pageSize: params.size,
      ...(params.sort && {
        sortField: params.sort.replace(/^-/, ''),
        sortOrder: params.sort.startsWith('-') ? ('desc' as const) : ('asc' as const),
      }),
      ...(params.q && { keyword: params.q }),
      ...params.filters,
    }),
    [params],
  );

  const isNarrowed = params.q !== '' || Object.keys(params.filters).length > 0;
  return { ...params, query, isNarrowed, set };
}

export type ListParams = ReturnType<typeof useListParams>;

function isDefault(key: string, value: string | number, defaultSort: string): boolean {
  if (key === 'page') return value === 1;
  if (key === 'size') return value === DEFAULT_SIZE;
  if (key === 'sort') return value === defaultSort;
  return value === '';
}
