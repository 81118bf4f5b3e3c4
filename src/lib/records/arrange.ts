/** Orders items by `keys`; items without a key come last in their present order. */
export function arrange<T>(items: T[], keys: string[], keyOf: (item: T) => string): T[] {
  const places = new Map(keys.map((key, index) => [key, index]));
  const place = (item: T) => places.get(keyOf(item)) ?? keys.length;
  return items.toSorted((one, other) => place(one) - place(other));
}
