import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { PageQuery } from '#src/api/page.ts';
import type { Id } from '#src/lib/id.ts';

type ListRows = { ids: Id[]; total: number; query?: PageQuery | undefined };

const Rows = createContext<ListRows | null>(null);

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
  return <Rows value={value}>{children}</Rows>;
}

/** What a link from a list to a form carries: the list as it is, for the way back and to neighbours (B7). */
export function useListLinkState() {
  const { search } = useLocation();
  return { listSearch: search, ...use(Rows) };
}
