/** Comparator: smaller `sort` first. */
export function bySort(a: { sort: number }, b: { sort: number }): number {
  return a.sort - b.sort;
}
