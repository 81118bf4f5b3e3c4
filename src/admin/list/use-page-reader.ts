import { useQueryClient } from '@tanstack/react-query';
import type { Id } from '#src/api/fields.ts';
import type { PageQuery } from '#src/api/page.ts';
import type { PagedResource } from '#src/api/resource.ts';
import { withoutGoing } from '#src/admin/deletion/going.ts';
import type { ReadPage } from '#src/lib/read-all.ts';

/**
 * Reads the pages of a list one by one, past what is shown and kept, as `useReadAll` wants it. What is
 * on its way out is left out.
 */
export function usePageReader<T extends { id: Id }>(
  api: Pick<PagedResource<T, never>, 'name' | 'page'>,
  query: PageQuery,
) {
  const client = useQueryClient();
  const { queryKey } = api.page(query);
  const readPage: ReadPage<T> = async (at) => {
    const options = { ...api.page({ ...query, ...at }), staleTime: 0, gcTime: 0 };
    return withoutGoing(client, api.name, await client.fetchQuery(options));
  };
  return { queryKey, readPage };
}
