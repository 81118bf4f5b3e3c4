import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Id } from '#src/api/fields/fields.ts';
import type { PagedResource } from '#src/api/records/resource.ts';
import { readAll } from '#src/lib/records/read-all.ts';

/** More rows than anybody orders by hand, and than a dialog draws quickly. */
const MOST = 300;

/**
 * The query of all records of a paged list, or of all that filters find, in their order. Where there are
 * more than 300 it has none of them, and says so.
 */
export function useOrderQuery<T extends { id: Id }>(
  api: Pick<PagedResource<T, never>, 'name' | 'page'>,
  filters: Record<string, string> = {},
) {
  const client = useQueryClient();
  const order = { sortField: 'sort', sortOrder: 'asc' } as const;
  return queryOptions({
    queryKey: [api.name, 'order', filters],
    queryFn: async ({ signal }) => {
      let total: number | null = 0;
      let dropped = 0;
      const rows = await readAll<T>({
        signal,
        limit: MOST,
        readPage: async (place) => {
          const page = api.page({ ...filters, ...order, ...place });
          const answer = await client.fetchQuery({ ...page, staleTime: 0, gcTime: 0 });
          dropped += answer.dropped;
          return answer;
        },
        onProgress: (_done, found) => {
          total = found;
        },
      });
      // Where the total is unknown, reading has stopped at so many.
      const isTooMany = total === null ? rows.length >= MOST : total > MOST;
      return { rows: isTooMany ? [] : rows, dropped, total: total ?? `${rows.length}+`, isTooMany };
    },
    // Others may have changed the order since the dialog was open.
    gcTime: 0,
  });
}
