import process from 'node:process';

/** True in `npm run test:all`, which also repeats tests in other themes, widths and languages. */
export const allLooks = process.env.LOOKS === 'all';

/**
 * Returns the cases of a matrix to run: all in `npm run test:all`, otherwise those that `covers`
 * selects.
 */
export function inLooks<T>(all: readonly T[], covers: (one: T, index: number) => boolean): T[] {
  return allLooks ? [...all] : all.filter(covers);
}
