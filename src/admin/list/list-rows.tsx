import { useEventCallback } from '@mui/material/utils';
import { createContext, use, useMemo } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useHref, useLocation, useMatches, useNavigate } from 'react-router';
import type { PageQuery } from '#src/api/page.ts';
import { loadFormOf } from '#src/admin/crud-routes.ts';
import type { Id } from '#src/lib/id.ts';

type ListRows = { ids: Id[]; total: number; query?: PageQuery | undefined };

type RowLinks = {
  /** The address of a page beside the list, as `7/edit`. */
  hrefOf: (path: string) => string;
  /** Follows a link without a reload, where a plain press asks for that. */
  follow: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Fetches the form's code, before somebody presses. */
  prefetch: () => void;
};

const Rows = createContext<ListRows | null>(null);
const Links = createContext<RowLinks | null>(null);

type ListRowsProviderProps = {
  rows: { id: Id }[];
  total: number;
  /** What the rows were read with; none where the list came whole. */
  query?: PageQuery;
  children: ReactNode;
};

/** Tells the links to forms which rows the list shows: a record's neighbours are found there. */
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
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
    if (!isPlain || event.altKey) return;
    event.preventDefault();
    const to = event.currentTarget.getAttribute('href') ?? '.';
    void navigate(to, { state: { listSearch: search, ...value } });
  });
  const prefetch = useEventCallback(() => loadFormOf(matches.map(({ handle }) => handle)));
  // Never new: each of its readers stands in a row.
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

/** What a link from a list to a form carries: the list as it is, for the way back and to neighbours (B7). */
export function useListLinkState() {
  const { search } = useLocation();
  return { listSearch: search, ...use(Rows) };
}

/**
 * What a row's links need.
 * @throws Error outside `ListRowsProvider`: a mistake of the developer.
 */
export function useRowLinks(): RowLinks {
  const links = use(Links);
  if (links === null) throw new Error('useRowLinks must be used inside <ListRowsProvider>');
  return links;
}
