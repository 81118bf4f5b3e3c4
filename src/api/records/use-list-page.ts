import {
  keepPreviousData,
  queryOptions,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query';
import { readAll } from '#src/lib/records/read-all.ts';
import type { Id } from '#src/api/fields/fields.ts';
import type { Page, PageQuery } from './page.ts';
import { hasTag } from './has-tag.ts';
import type { pagedList } from './queries.ts';

type Tagged = { id: Id; tags: string[]; tagsEn?: string[] };
type PagedList<T> = { name: string; page: ReturnType<typeof pagedList<T>> };

type Options = {
  /** '' for all records. */
  tag: string;
  /** The page stays unread while it is false. */
  isOn?: boolean;
  /** Whether the previous page is shown until the requested one is loaded. */
  showsPrevious?: boolean;
};

/** Number of records that are read to find those with a tag. */
export const MAX_TAGGED = 500;

/** A page of a public list, all records or those with a tag. */
export function useListPage<T extends Tagged>(
  list: PagedList<T>,
  query: PageQuery,
  { tag, isOn = true, showsPrevious = false }: Options,
): UseQueryResult<Page<T>> {
  const placeholder = showsPrevious ? { placeholderData: keepPreviousData } : {};
  const all = useQuery({ ...list.page(query), ...placeholder, enabled: isOn && tag === '' });
  const tagged = useQuery({
    ...taggedPage(list, query, tag),
    ...placeholder,
    enabled: isOn && tag !== '',
  });
  return tag === '' ? all : tagged;
}

/**
 * One page of a list's records that have a tag. Servers filter by category and keyword, but not by tag:
 * the first records of the query are read, and filtered in the browser.
 */
function taggedPage<T extends Tagged>(
  { name, page }: PagedList<T>,
  { pageNo, pageSize, ...filters }: PageQuery,
  tag: string,
) {
  return queryOptions({
    queryKey: [name, 'tagged', tag, filters],
    queryFn: async ({ client, signal }) => {
      let isCut = false;
      const rows = await readAll({
        signal,
        limit: MAX_TAGGED,
        onProgress: (done, total) => {
          isCut = total === null ? done >= MAX_TAGGED : total > MAX_TAGGED;
        },
        readPage: (place) => client.fetchQuery(page({ ...filters, ...place })),
      });
      return { rows: rows.filter((row) => hasTag(row, tag)), isCut };
    },
    select: ({ rows, isCut }): Page<T> => {
      const from = (pageNo - 1) * pageSize;
      return { rows: rows.slice(from, from + pageSize), total: rows.length, dropped: 0, isCut };
    },
  });
}
