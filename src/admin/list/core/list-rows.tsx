import { useEventCallback } from '@mui/material/utils';
import { createContext, use, useMemo } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useHref, useLocation, useMatches, useNavigate } from 'react-router';
import type { PageQuery } from '#src/api/page.ts';
import type { Id } from '#src/lib/records/id.ts';
import { hasModifier } from '#src/lib/browser/has-modifier.ts';
import { loadFormOf } from './load-form.ts';

type ListRows = { ids: Id[]; total: number | null; query?: PageQuery | undefined };

type RowLinks = {
  /** The URL of a path beside the list, as `7/edit`. */
  hrefOf: (path: string) => string;
  /** Navigates without a reload on a plain click, without a modifier key. */
  follow: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Prefetches the form's code. */
  prefetch: () => void;
};

const Rows = createContext<ListRows | null>(null);
const Links = createContext<RowLinks | null>(null);

type ListRowsProviderProps = {
  rows: { id: Id }[];
  /** Null where it is unknown. */
  total: number | null;
  /** The parameters of the page call; none for a whole list. */
  query?: PageQuery;
  children: ReactNode;
};

/** Gives links to forms the list's rows, where the form finds the record's neighbours. */
export function ListRowsProvider({ rows, total, query, children }: ListRowsProviderProps) {
  const value = useMemo(
    () => ({ ids: rows.map(({ id }) => id), total, query }),
    [rows, total, query],
  );
  const folder = useHref('..');
  const navigate = useNavigate();
  const { search } = useLocation();
  const matches = useMatches();
  const follow = useEventCallback((event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || hasModifier(event)) return;
    event.preventDefault();
    const to = event.currentTarget.getAttribute('href') ?? '.';
    void navigate(to, { state: { listSearch: search, ...value } });
  });
  const prefetch = useEventCallback(() => loadFormOf(matches.map(({ handle }) => handle)));
  // Stable, because every row reads it.
  const links = useMemo(
    () => ({ hrefOf: (path: string) => `${folder}/${path}`, follow, prefetch }),
    [folder, follow, prefetch],
  );
  return (
    <Links value={links}>
      <Rows value={value}>{children}</Rows>
    </Links>
  );
}

/** The router state of links to forms: the list's query string and rows, to come back and for neighbours. */
export function useListLinkState() {
  const { search } = useLocation();
  return { listSearch: search, ...use(Rows) };
}

/**
 * The links of the rows' buttons.
 * @throws Error outside `ListRowsProvider`
 */
export function useRowLinks(): RowLinks {
  const links = use(Links);
  if (links === null) throw new Error('useRowLinks must be used inside <ListRowsProvider>');
  return links;
}
