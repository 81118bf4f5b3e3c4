import { onlineManager } from '@tanstack/react-query';

/** Simplified characters by their traditional ones. */
let table: ReadonlyMap<string, string> = new Map();

/**
 * Loads the table of traditional characters, which is too large for those who do not search. Where it cannot be loaded,
 * a search goes on with the characters as they are.
 */
export async function loadSimplified(): Promise<void> {
  if (table.size > 0 || !onlineManager.isOnline()) return;
  try {
    const { SIMPLIFIED, TRADITIONAL } = await import('./simplified-pairs.ts');
    table = new Map(Array.from(TRADITIONAL, (one, index) => [one, SIMPLIFIED.charAt(index)]));
  } catch {
    // The next search tries again.
  }
}

/** A text with simplified characters in the places of traditional ones: as long as it was. */
export const toSimplified = (text: string): string =>
  text.replaceAll(/\p{Script=Han}/gu, (character) => table.get(character) ?? character);
