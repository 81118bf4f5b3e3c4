import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { PageQuery } from '#src/api/page.ts';
import { useListMemory } from './use-list-memory.ts';

export const PAGE_SIZES = [10, 20, 50, 100];
const DEFAULT_SIZE = 20;
const OWN = new Set(['page', 'size', 'sort', 'q', 'view']);

/**
 * A list's state, which lives in the URL and nowhere else (B7): `page` (from 1), `size`, `sort`
 * (`publishTime` or `-publishTime`), `q`, and each filter under its field's name. Defaults are left
 * out; whatever narrows the list starts again at its first page. An address that says nothing stands
 * for the person's default view where they have one; `view=all` then stands for nothing.
 */
export function useListParams(defaultSort = '') {
  const [address, setAddress] = useSearchParams();
  const { memory } = useListMemory();
  const byDefault = memory.views.find(({ isDefault }) => isDefault)?.search ?? '';
  const isDefaultView = address.size === 0 && byDefault !== '';
  const search = useMemo(
    () => (isDefaultView ? new URLSearchParams(byDefault) : address),
    [address, isDefaultView, byDefault],
  );
  // Several changes before the next render: each starts from the one before, not from what is shown.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);

  const go = useCallback(
    (after: URLSearchParams) => {
      after.delete('view');
      if (after.size === 0 && byDefault !== '') after.set('view', 'all');
      latest.current = after;
      setAddress(after, { replace: true, preventScrollReset: true });
    },
    [setAddress, byDefault],
  );
  useEffect(() => {
    if (isDefaultView) go(new URLSearchParams(byDefault));
  }, [isDefaultView, byDefault, go]);

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
      const after = new URLSearchParams(latest.current);
      if (!('page' in changes)) after.delete('page');
      for (const [key, value] of Object.entries(changes)) {
        if (isDefault(key, value, defaultSort)) after.delete(key);
        else after.set(key, String(value));
      }
      go(after);
    },
    [go, defaultSort],
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
  return { ...params, query, isNarrowed, set, go };
}

export type ListParams = ReturnType<typeof useListParams>;

function isDefault(key: string, value: string | number, defaultSort: string): boolean {
  if (key === 'page') return value === 1;
  if (key === 'size') return value === DEFAULT_SIZE;
  if (key === 'sort') return value === defaultSort;
  return value === '';
}
