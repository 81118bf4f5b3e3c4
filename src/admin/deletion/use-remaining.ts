import { hashKey, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Id } from '#src/api/fields.ts';
import { isRecord } from '#src/lib/is-record.ts';
import { goingFilters, idOf } from './going.ts';

type Listed = { rows: { id: Id }[]; total?: number };

/** Which records of this kind are on their way out: deleted, and the call waits for its toast's end. */
export function useGoing(name: string): Id[] {
  return useMutationState({ filters: goingFilters(name), select: idOf });
}

/**
 * A list without the records that are on their way out, as its query's `select`: what was read stays
 * whole, so that undoing needs no call. The number of records goes down with them, on each page of
 * the list.
 */
export function useRemaining(queryKey: QueryKey) {
  const client = useQueryClient();
  const name = String(queryKey[0]);
  const going = useGoing(name);
  const list = listOf(queryKey);
  return useCallback(
    <T extends Listed>(page: T): T => {
      if (going.length === 0) return page;
      const rows = page.rows.filter(({ id }) => !going.includes(id));
      if (page.total === undefined) return { ...page, rows };
      const elsewhere = going.filter(
        (id) => page.rows.every((row) => row.id !== id) && isIn(client, name, list, id),
      );
      const gone = page.rows.length - rows.length + elsewhere.length;
      return { ...page, rows, total: page.total - gone };
    },
    [client, name, list, going],
  );
}

/** What all pages of one list have in common: their call and filters. */
function listOf([name, kind, call, query]: QueryKey): string {
  const place = { pageNo: 0, pageSize: 0, sortField: '', sortOrder: '' };
  return hashKey([name, kind, call, isRecord(query) ? { ...query, ...place } : null]);
}

/** Whether a record was seen on any page of a list. */
function isIn(client: QueryClient, name: string, list: string, id: Id): boolean {
  return client
    .getQueryCache()
    .findAll({ queryKey: [name, 'page'] })
    .some(({ queryKey, state: { data } }) => {
      if (listOf(queryKey) !== list || !isRecord(data) || !Array.isArray(data.rows)) return false;
      return data.rows.some((row: unknown) => isRecord(row) && row.id === id);
    });
}
