import type { Mutation, QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { type Id, id as anyId } from '#src/api/fields/fields.ts';
import { isRecord } from '#src/lib/records/is-record.ts';

export function deletionKey(name: string): string[] {
  return [name, 'remove', 'later'];
}

/** Finds the pending deletions of a resource: those that wait for undo and those that are being sent. */
export function pendingDeletionFilters(name: string) {
  return { mutationKey: deletionKey(name), status: 'pending' as const };
}

const Ids = v.array(anyId);

/** The ids of the records that a deletion removes. */
export function deletedIdsOf({ state }: Mutation): Id[] {
  return v.parse(Ids, state.variables);
}

function pendingIds(client: QueryClient, name: string): Set<string> {
  const pending = client.getMutationCache().findAll(pendingDeletionFilters(name));
  return new Set(pending.flatMap(deletedIdsOf).map(String));
}

/** Whether a record waits for its deletion, or is being deleted. */
export function isBeingDeleted(client: QueryClient, name: string, id: Id): boolean {
  return pendingIds(client, name).has(String(id));
}

/** A page of rows without the records of pending deletions, which count as dropped. */
export function withoutPendingDeletions<Page extends { rows: { id: Id }[]; dropped: number }>(
  client: QueryClient,
  name: string,
  page: Page,
): Page {
  const ids = pendingIds(client, name);
  const rows = page.rows.filter(({ id }) => !ids.has(String(id)));
  return { ...page, rows, dropped: page.dropped + page.rows.length - rows.length };
}

/** Whether this is a record with one of these ids, as number or as text. */
export function hasIdOf(row: unknown, ids: ReadonlySet<string>): boolean {
  return isRecord(row) && ids.has(String(row.id));
}

/** Removes deleted records from the cache: its lists would show them again until the refetch. */
export function removeFromCache(client: QueryClient, name: string, deleted: Id[]): void {
  const ids = new Set(deleted.map(String));
  for (const id of ids) client.setQueriesData({ queryKey: [name, 'one', id] }, null);
  client.setQueriesData<unknown>({ queryKey: [name] }, (data: unknown) => {
    if (!isRecord(data) || !Array.isArray(data.rows)) return data;
    const before: unknown[] = data.rows;
    const rows = before.filter((row) => !hasIdOf(row, ids));
    const count = before.length - rows.length;
    return {
      ...data,
      rows,
      ...(typeof data.total === 'number' && { total: data.total - count }),
    };
  });
}
