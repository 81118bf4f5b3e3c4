import { useQueryClient } from '@tanstack/react-query';
import type { Id } from '#src/api/fields.ts';
import type { PageQuery } from '#src/api/page.ts';
import type { PagedResource } from '#src/api/resource.ts';
import type { ReadPage } from '#src/lib/read-all.ts';

/** Reads the pages of a list one by one, past what is shown and kept, as `useReadAll` wants it. */
export function usePageReader<T extends { id: Id }>(
  api: Pick<PagedResource<T, never>, 'page'>,
  query: PageQuery,
) {
  const client = useQueryClient();
  const readPage: ReadPage<T> = (at) =>
    client.fetchQuery({ ...api.page({ ...query, ...at }), staleTime: 0, gcTime: 0 });
  return { queryKey: api.page(query).queryKey, readPage };
}
