import { useQueryClient } from '@tanstack/react-query';
import type { Id } from '#src/api/fields.ts';
import type { PageQuery } from '#src/api/page.ts';
import type { PagedResource } from '#src/api/resource.ts';
import { withoutPendingDeletions } from '#src/admin/deletion/pending-deletions.ts';
import type { ReadPage } from '#src/lib/read-all.ts';

/** Reads a list's pages for `useReadAll`, past the cache and without the records of pending deletions. */
export function usePageReader<T extends { id: Id }>(
  api: Pick<PagedResource<T, never>, 'name' | 'page'>,
  query: PageQuery,
) {
  const client = useQueryClient();
  const { queryKey } = api.page(query);
  const readPage: ReadPage<T> = async (at) => {
    const options = { ...api.page({ ...query, ...at }), staleTime: 0, gcTime: 0 };
    return withoutPendingDeletions(client, api.name, await client.fetchQuery(options));
  };
  return { queryKey, readPage };
}
