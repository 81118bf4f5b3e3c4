import type { Dialect } from '#src/api/dialects/dialect-schema.ts';

/**
 * The paging parameters under the server's names. What is not set, or has no name there, is left out.
 * @param keyword the server's name of it; undefined where it cannot search
 */
export function toPageQuery(
  names: Dialect['query'],
  keyword: string | undefined,
  asked: Record<string, unknown>,
): Record<string, unknown> {
  const { pageNo, pageSize, sortField, sortOrder, keyword: words } = asked;
  const order =
    typeof sortOrder === 'string'
      ? (new Map(Object.entries(names.orders ?? {})).get(sortOrder) ?? sortOrder)
      : undefined;
  const isSorted = typeof sortField === 'string' && order !== undefined;
  const index = typeof pageNo === 'number' ? pageNo - 1 : undefined;
  const parameters = [
    [names.pageNo, pageNo],
    [names.pageIndex, index],
    [names.offset, index === undefined ? undefined : index * Number(pageSize)],
    [names.pageSize, pageSize],
    [names.sortField, sortField],
    [names.sortOrder, order],
    [names.sort, isSorted ? `${sortField},${order}` : undefined],
    [keyword, words],
  ] as const;
  return Object.fromEntries(
    parameters.flatMap(([name, value]) => (name && value !== undefined ? [[name, value]] : [])),
  );
}
