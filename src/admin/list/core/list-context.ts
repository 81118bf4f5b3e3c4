import { createContext, type RefObject, use } from 'react';
import type { Page, PageQuery } from '#src/api/records/page.ts';
import type { Id } from '#src/lib/records/id.ts';
import type { ListParams } from './use-list-params.ts';
import type { Selection } from './use-selection.ts';

/** What the parts of a list share. */
export type List = {
  params: ListParams;
  /** The parameters of the page call; none for a whole list. */
  query?: PageQuery;
  read: {
    data: Pick<Page<unknown>, 'dropped' | 'among'> | undefined;
    error: Error | null;
    refetch: () => Promise<unknown>;
    isFetching: boolean;
    isPlaceholderData: boolean;
  };
  /** The rows that are shown: one page, or what filters leave of a whole list. */
  rows: { id: Id }[];
  /** The number of rows on all pages; null where it is unknown. */
  total: number | null;
  selection: Selection;
  /** The list's focusable element. */
  place: RefObject<HTMLDivElement | null>;
};

export const ListContext = createContext<List | null>(null);

/** @throws Error outside a list */
export function useList(): List {
  const list = use(ListContext);
  if (list === null) throw new Error('A part of a list must be used inside <ListContext>');
  return list;
}
