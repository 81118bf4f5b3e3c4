import type { Mutation, QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { id as anyId } from '#src/api/fields.ts';
import type { Id } from '#src/api/fields.ts';
import { isRecord } from '#src/lib/is-record.ts';

/** The mutation key of one record's deletion; the last part tells it from a bulk deletion's. */
export function deletionKey(name: string): string[] {
  return [name, 'remove', 'later'];
}

/** Finds the pending deletions of a resource: those that wait for undo and those that are being sent. */
export function pendingDeletionFilters(name: string) {
  return { mutationKey: deletionKey(name), status: 'pending' as const };
}

/** The id of the record that a deletion removes. */
export function deletedIdOf({ state }: Mutation): Id {
  return v.parse(anyId, state.variables);
}

/** A page of rows without the records of pending deletions, which count as dropped. */
export function withoutPendingDeletions<Page extends { rows: { id: Id }[]; dropped: number }>(
  client: QueryClient,
  name: string,
  page: Page,
): Page {
  const pending = client.getMutationCache().findAll(pendingDeletionFilters(name));
  const ids = new Set(pending.map((deletion) => String(deletedIdOf(deletion))));
  const rows = page.rows.filter(({ id }) => !ids.has(String(id)));
  return { ...page, rows, dropped: page.dropped + page.rows.length - rows.length };
}

/** Whether this is a record with that id, as number or as text. */
export function hasId(row: unknown, id: Id): boolean {
  return isRecord(row) && String(row.id) === String(id);
}

/** Removes a deleted record from the cached lists, which would show it again until the refetch. */
export function removeFromCache(client: QueryClient, name: string, deleted: Id): void {
  client.setQueriesData<unknown>({ queryKey: [name] }, (data: unknown) => {
    if (!isRecord(data) || !Array.isArray(data.rows)) return data;
    const before: unknown[] = data.rows;
    const rows = before.filter((row) => !hasId(row, deleted));
    const count = before.length - rows.length;
    return {
      ...data,
      rows,
      ...(typeof data.total === 'number' && { total: data.total - count }),
    };
  });
}
