import { hashNumber } from '#src/lib/text/fingerprint.ts';

/** Pseudo-random choices, the same for the same seed. */
export type Random = {
  /** 0 ≤ n < 1. */
  next: () => number;
  /** Integer from `min` to `max`, both included. */
  int: (min: number, max: number) => number;
  /** @throws Error for an empty list. */
  pick: <T>(items: readonly T[]) => T;
  /** True with probability `part`. */
  chance: (part: number) => boolean;
};

/** Mulberry32, seeded with a text: `random('1/news/7')`. */
export function createRandom(seed: string): Random {
  let state = hashNumber(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    chance: (part) => next() < part,
    pick: (items) => {
      const item = items[int(0, items.length - 1)];
      if (item === undefined) throw new Error('Nothing to pick from');
      return item;
    },
  };
}
