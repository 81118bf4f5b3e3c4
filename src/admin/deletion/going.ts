import type { Mutation, QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { id as anyId } from '#src/api/fields.ts';
import type { Id } from '#src/api/fields.ts';
import { isRecord } from '#src/lib/is-record.ts';

/** Names the deletions of one kind of record; the last part tells them from those of many at once. */
export function deletionKey(name: string): string[] {
  return [name, 'remove', 'later'];
}

/** Finds the deletions of one kind that wait or are under way: their records are shown no more. */
export function goingFilters(name: string) {
  return { mutationKey: deletionKey(name), status: 'pending' as const };
}

/** The id of the record that a deletion is about. */
export function idOf({ state }: Mutation): Id {
  return v.parse(anyId, state.variables);
}

/** A page that was read without the records that are on their way out now; they count as dropped. */
export function withoutGoing<Page extends { rows: { id: Id }[]; dropped: number }>(
  client: QueryClient,
  name: string,
  page: Page,
): Page {
  const going = new Set(client.getMutationCache().findAll(goingFilters(name)).map(idOf));
  const rows = page.rows.filter(({ id }) => !going.has(id));
  return { ...page, rows, dropped: page.dropped + page.rows.length - rows.length };
}

/** Takes a record out of everything that was read of its kind: the next reading comes a moment later. */
export function forget(client: QueryClient, name: string, gone: Id): void {
  client.setQueriesData<unknown>({ queryKey: [name] }, (data: unknown) => {
    if (!isRecord(data) || !Array.isArray(data.rows)) return data;
    const before: unknown[] = data.rows;
    const rows = before.filter((row) => !isRecord(row) || row.id !== gone);
    const count = before.length - rows.length;
    return {
      ...data,
      rows,
      ...(typeof data.total === 'number' && { total: data.total - count }),
    };
  });
}
