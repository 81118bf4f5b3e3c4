import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router';
import { DEFAULT_SIZE, type ListOptions, listStateOf, saysNothing } from './list-address.ts';

/**
 * A list's state, stored only in the URL: `page` (from 1), `size`, `sort` (`publishTime` or
 * `-publishTime`), `q`, and each filter by its field's name. Defaults are omitted; a changed filter
 * returns to the first page. Each change is an entry of the history, so that "back" undoes it. A
 * query string without any of these means `defaultSearch`; where that is not empty, `view=all` means no
 * filters.
 */
export function useListState(options: ListOptions, defaultSearch: string) {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const isDefaultView = saysNothing(address, options) && defaultSearch !== '';
  const search = isDefaultView ? defaultSearch : address.toString();
  // Several changes before the next render must build on each other.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);

  const go = useCallback(
    (search: string, { replace = false }: HistoryOptions = {}) => {
      const after = new URLSearchParams(search);
      after.delete('view');
      if (saysNothing(after, options) && defaultSearch !== '') after.set('view', 'all');
      const next = after.toString();
      const isSame = next === latest.current;
      latest.current = next;
      void navigate(`?${next}`, { replace: replace || isSame, preventScrollReset: true });
    },
    [navigate, options, defaultSearch],
  );
  useEffect(() => {
    if (isDefaultView) go(defaultSearch, { replace: true });
  }, [isDefaultView, defaultSearch, go]);

  const params = useMemo(() => listStateOf(search, options), [search, options]);

  const set = useCallback(
    (change: ListChanges | ((now: ListAddress) => ListChanges), history?: HistoryOptions) => {
      const changes =
        typeof change === 'function' ? change(listStateOf(latest.current, options)) : change;
      const after = new URLSearchParams(latest.current);
      if (!('page' in changes)) after.delete('page');
      for (const [key, value] of Object.entries(changes)) {
        if (isDefault(key, value, options)) after.delete(key);
        else after.set(key, String(value));
      }
      go(after.toString(), history);
    },
    [go, options],
  );

  return useMemo(() => ({ ...params, set, go }), [params, set, go]);
}

/** With `replace` a change adds no entry to the history, as for each further letter that is typed. */
export type HistoryOptions = Pick<NavigateOptions, 'replace'>;

export type ListChanges = Record<string, string | number>;
type ListAddress = ReturnType<typeof listStateOf>;

function isDefault(key: string, value: string | number, { sort }: ListOptions): boolean {
  if (key === 'page') return value === 1;
  if (key === 'size') return value === DEFAULT_SIZE;
  if (key === 'sort') return value === sort;
  return value === '';
}
