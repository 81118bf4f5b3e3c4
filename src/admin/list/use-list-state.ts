import { startTransition, useCallback, useEffect, useMemo, useOptimistic, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

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
  const navigate = useNavigate();
  const found = useSearchParams()[0].toString();
  // A navigation takes several renders: the list shows and reads the new state before it has ended.
  const [address, showAddress] = useOptimistic(found);
  const isDefaultView = address === '' && defaultSearch !== '';
  const search = isDefaultView ? defaultSearch : address;
  // Several changes before the next render: each starts from the one before, not from what is shown.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);

  const go = useCallback(
    (search: string) => {
      const after = new URLSearchParams(search);
      after.delete('view');
      if (after.size === 0 && defaultSearch !== '') after.set('view', 'all');
      const next = after.toString();
      latest.current = next;
      startTransition(async () => {
        showAddress(next);
        await navigate(`?${next}`, { replace: true, preventScrollReset: true });
      });
    },
    [navigate, showAddress, defaultSearch],
  );
  useEffect(() => {
    if (isDefaultView) go(defaultSearch);
  }, [isDefaultView, defaultSearch, go]);

  const params = useMemo(() => toParams(search, defaultSort), [search, defaultSort]);

  const set = useCallback(
    (changes: Record<string, string | number>) => {
      const after = new URLSearchParams(latest.current);
      if (!('page' in changes)) after.delete('page');
      for (const [key, value] of Object.entries(changes)) {
        if (isDefault(key, value, defaultSort)) after.delete(key);
        else after.set(key, String(value));
      }
      go(after.toString());
    },
    [go, defaultSort],
  );

  return useMemo(() => ({ ...params, set, go }), [params, set, go]);
}

export type ListState = ReturnType<typeof useListState>;

function toParams(search: string, defaultSort: string) {
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

function isDefault(key: string, value: string | number, defaultSort: string): boolean {
  if (key === 'page') return value === 1;
  if (key === 'size') return value === DEFAULT_SIZE;
  if (key === 'sort') return value === defaultSort;
  return value === '';
}
