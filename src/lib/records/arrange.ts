/** Orders items by `keys`; items without a key come last in their present order. */
export function arrange<T>(items: T[], keys: string[], keyOf: (item: T) => string): T[] {
  const ranks = new Map(keys.map((key, index) => [key, index]));
  const rank = (item: T) => ranks.get(keyOf(item)) ?? keys.length;
  return items.toSorted((one, other) => rank(one) - rank(other));
}
