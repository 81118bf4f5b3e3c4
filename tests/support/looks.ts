import process from 'node:process';

/** True in `npm run test:all`, which also runs what repeats a test of `npm test` in another look. */
export const allLooks = process.env.LOOKS === 'all';

/**
 * The cases of a matrix to run: all of them in `npm run test:all`, in `npm test` those that `covers` picks.
 */
export function inLooks<T>(all: readonly T[], covers: (one: T, index: number) => boolean): T[] {
  return allLooks ? [...all] : all.filter(covers);
}
