/**
 * The number of pages of a public list, 0 while it is loading. Where the server does not say how many records
 * there are, it counts one page after this one.
 */
export function pagesOf(
  found: { total: number | null } | undefined,
  place: { page: number; size: number },
): number {
  if (found === undefined) return 0;
  return found.total === null ? place.page + 1 : Math.ceil(found.total / place.size);
}
