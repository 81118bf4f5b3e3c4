/** Orders records the way their editors did: smaller `sort` first. For `toSorted`. */
export function bySort(a: { sort: number }, b: { sort: number }): number {
  return a.sort - b.sort;
}
