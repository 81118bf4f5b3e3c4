import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';

export const PAGE_SIZES = [10, 20, 50, 100];
const DEFAULT_SIZE = 20;
const OWN = new Set(['page', 'size', 'sort', 'q', 'view']);
const PLACE = new Set(['page', 'view']);

/**
 * A list's state, which lives in the URL and nowhere else (B7): `page` (from 1), `size`, `sort`
 * (`publishTime` or `-publishTime`), `q`, and each filter under its field's name. Defaults are left
 * out; whatever narrows the list starts again at its first page. An address that says nothing stands
 * for `defaultSearch`; where that is something, `view=all` stands for nothing.
 */
export function useListState(defaultSort: string, defaultSearch: string) {
  const [address, setAddress] = useSearchParams();
  const isDefaultView = address.size === 0 && defaultSearch !== '';
  const search = useMemo(
    () => (isDefaultView ? new URLSearchParams(defaultSearch) : address),
    [address, isDefaultView, defaultSearch],
  );
  // Several changes before the next render: each starts from the one before, not from what is shown.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);

  const go = useCallback(
    (search: string | URLSearchParams) => {
      const after = new URLSearchParams(search);
      after.delete('view');
      if (after.size === 0 && defaultSearch !== '') after.set('view', 'all');
      latest.current = after;
      setAddress(after, { replace: true, preventScrollReset: true });
    },
    [setAddress, defaultSearch],
  );
  useEffect(() => {
    if (isDefaultView) go(defaultSearch);
  }, [isDefaultView, defaultSearch, go]);

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

  const isNarrowed = params.q !== '' || Object.keys(params.filters).length > 0;
  return { ...params, isNarrowed, search: stateOf(search), set, go };
}

export type ListState = ReturnType<typeof useListState>;

/** The state without the place in it: what a view keeps. */
function stateOf(search: URLSearchParams): string {
  return new URLSearchParams([...search].filter(([key]) => !PLACE.has(key))).toString();
}

function isDefault(key: string, value: string | number, defaultSort: string): boolean {
  if (key === 'page') return value === 1;
  if (key === 'size') return value === DEFAULT_SIZE;
  if (key === 'sort') return value === defaultSort;
  return value === '';
}
