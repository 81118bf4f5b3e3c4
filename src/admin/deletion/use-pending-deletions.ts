import {
  hashKey,
  type QueryClient,
  type QueryKey,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Id } from '#src/api/fields/fields.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import {
  deletedIdsOf,
  hasIdOf,
  isBeingDeleted,
  pendingDeletionFilters,
} from './pending-deletions.ts';

type Listed = { rows: { id: Id }[]; total?: number | null };

/** The ids, as texts, of a resource's records whose deletion waits for undo or is being sent. */
export function usePendingDeletions(name: string): string[] {
  const deletions = useMutationState({
    filters: pendingDeletionFilters(name),
    select: (deletion) => deletedIdsOf(deletion).map(String),
  });
  return useMemo(() => deletions.flat(), [deletions]);
}

/** Tells of any resource's record, by the resource's name, whether its deletion waits for undo or is being sent. */
export function useIsBeingDeleted(): (name: string, id: Id) => boolean {
  const client = useQueryClient();
  // Draws again when a deletion begins or ends.
  useMutationState({ filters: { status: 'pending' }, select: ({ mutationId }) => mutationId });
  return (name, id) => isBeingDeleted(client, name, id);
}

/**
 * A `select` for a list's query that hides the records of pending deletions. They stay in the cache, so
 * undo needs no call. `total` is reduced by them on every page of the list.
 */
export function useWithoutPending(queryKey: QueryKey) {
  const client = useQueryClient();
  const name = String(queryKey[0]);
  const pending = usePendingDeletions(name);
  const list = listOf(queryKey);
  return useCallback(
    <T extends Listed>(page: T): T => {
      if (pending.length === 0) return page;
      const ids = new Set(pending);
      const rows = page.rows.filter((row) => !hasIdOf(row, ids));
      if (typeof page.total !== 'number') return { ...page, rows };
      for (const { id } of page.rows) ids.delete(String(id));
      const hidden = page.rows.length - rows.length + countIn(client, name, list, ids);
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

/** How many of these records are on any cached page of a list. */
function countIn(
  client: QueryClient,
  name: string,
  list: string,
  ids: ReadonlySet<string>,
): number {
  const pages = client.getQueryCache().findAll({ queryKey: [name, 'page'] });
  const found = pages.flatMap(({ queryKey, state: { data } }) => {
    if (listOf(queryKey) !== list || !isRecord(data) || !Array.isArray(data.rows)) return [];
    const rows: unknown[] = data.rows;
    return rows.flatMap((row) => (isRecord(row) && hasIdOf(row, ids) ? [String(row.id)] : []));
  });
  return new Set(found).size;
}
