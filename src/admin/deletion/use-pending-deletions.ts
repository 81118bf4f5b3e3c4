import { hashKey, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Id } from '#src/api/fields.ts';
import { isRecord } from '#src/lib/is-record.ts';
import { deletedIdOf, hasId, pendingDeletionFilters } from './pending-deletions.ts';

type Listed = { rows: { id: Id }[]; total?: number };

/** The ids, as texts, of a resource's records whose deletion waits for undo or is being sent. */
export function usePendingDeletions(name: string): string[] {
  return useMutationState({
    filters: pendingDeletionFilters(name),
    select: (deletion) => String(deletedIdOf(deletion)),
  });
}

/**
 * A `select` for a list's query that hides the records of pending deletions: the cache keeps them, so
 * undo needs no call. `total` counts them out on every page of the list.
 */
export function useWithoutPending(queryKey: QueryKey) {
  const client = useQueryClient();
  const name = String(queryKey[0]);
  const pending = usePendingDeletions(name);
  const list = listOf(queryKey);
  return useCallback(
    <T extends Listed>(page: T): T => {
      if (pending.length === 0) return page;
      const rows = page.rows.filter(({ id }) => !pending.includes(String(id)));
      if (page.total === undefined) return { ...page, rows };
      const elsewhere = pending.filter(
        (id) => page.rows.every((row) => !hasId(row, id)) && isIn(client, name, list, id),
      );
      const hidden = page.rows.length - rows.length + elsewhere.length;
      return { ...page, rows, total: page.total - hidden };
    },
    [client, name, list, pending],
  );
}

/** Hashes what all pages of one list share: their call and filters. */
function listOf([name, kind, call, query]: QueryKey): string {
  const place = { pageNo: 0, pageSize: 0, sortField: '', sortOrder: '' };
  return hashKey([name, kind, call, isRecord(query) ? { ...query, ...place } : null]);
}

/** Whether a record is on any cached page of a list. */
function isIn(client: QueryClient, name: string, list: string, id: Id): boolean {
  return client
    .getQueryCache()
    .findAll({ queryKey: [name, 'page'] })
    .some(({ queryKey, state: { data } }) => {
      if (listOf(queryKey) !== list || !isRecord(data) || !Array.isArray(data.rows)) return false;
      return data.rows.some((row: unknown) => hasId(row, id));
    });
}
