import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { draftStore } from '#src/admin/drafts/draft-store.ts';
import type { Id } from '#src/api/fields/fields.ts';

const NAME = 'drafts';

/** The drafts in this browser, as queries, so that deleting one has the kit's undo. */
export const draftApi = {
  name: NAME,
  /** A person's drafts, newest first, without those too old to be offered. */
  all: (person: string) =>
    queryOptions({
      queryKey: [NAME, 'all', person],
      queryFn: async () => {
        await draftStore.removeOld();
        return { rows: await draftStore.readAll(person), dropped: 0 };
      },
      // Forms write drafts without telling the cache.
      staleTime: 0,
      networkMode: 'always',
    }),
  remove: () =>
    mutationOptions({
      mutationKey: [NAME, 'remove'],
      mutationFn: async (id: Id): Promise<unknown> => draftStore.remove(String(id)),
      meta: { invalidates: [NAME] },
    }),
};
