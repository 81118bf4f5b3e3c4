import { mutationOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { DeletedRecord } from '#src/admin/drafts/deleted-record.ts';
import { deletedStore } from '#src/admin/drafts/deleted-store.ts';
import { DELETED } from '#src/admin/list/bulk/use-keep.ts';
import type { RecordSource } from '#src/admin/records/record-source.ts';
import type { Id } from '#src/api/fields/fields.ts';
import { currentTime } from '#src/lib/time/clock.ts';

/** In ms: a deletion that an unloading page has sent has arrived by then. */
const ARRIVED = 60_000;

type Read = { sources: readonly RecordSource[]; client: QueryClient };

/** The deleted records on this computer, as queries, so that deleting them there has the kit's undo. */
export const deletedApi = {
  name: DELETED,
  /** A person's deleted records, the last one first. */
  all: (person: string, { sources, client }: Read) => ({
    queryKey: [DELETED, 'all', person],
    queryFn: async () => {
      await deletedStore.removeOld(person);
      const found = await deletedStore.readAll(person);
      for (const one of found) if (!one.isSure) await settle(one, sources, client);
      const all = found.every(({ isSure }) => isSure) ? found : await deletedStore.readAll(person);
      return { rows: all.filter(({ isSure }) => isSure), dropped: 0 };
    },
    // Deletions write records without telling other tabs' caches.
    staleTime: 0,
    networkMode: 'always' as const,
  }),
  remove: () =>
    mutationOptions({
      mutationKey: [DELETED, 'remove'],
      mutationFn: async (id: Id): Promise<unknown> => deletedStore.remove(String(id)),
      meta: { invalidates: [DELETED] },
    }),
};

/** Asks the server about a record whose page was closed before the answer came. */
async function settle(
  { id, type, record, at }: DeletedRecord,
  sources: readonly RecordSource[],
  client: QueryClient,
): Promise<void> {
  const source = sources.find(({ name }) => name === type);
  try {
    const now = await source?.one?.(client, record);
    if (now === null) await deletedStore.settle(id, true);
    else if (now !== undefined && at < currentTime() - ARRIVED)
      await deletedStore.settle(id, false);
  } catch {
    // The next visit asks again.
  }
}
