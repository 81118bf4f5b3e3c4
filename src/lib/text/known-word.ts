/** The word among those this product knows; undefined for a server's own. */
export function knownWord<Word extends string>(
  words: readonly Word[],
  value: unknown,
): Word | undefined {
  return words.find((word) => word === value);
}
