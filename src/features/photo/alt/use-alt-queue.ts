import { useState } from 'react';
import type { MissingAlt } from './use-missing-alts.ts';

/**
 * Which of the pictures is looked at, one after the other.
 * @param items the pictures that lack a text; those that are mended leave it
 */
export function useAltQueue(items: readonly MissingAlt[]) {
  const [mended, setMended] = useState(0);
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const waiting = items.filter(({ key }) => !skipped.has(key));
  const count = mended + items.length;
  const [current] = waiting;
  return {
    current,
    /** From 1. */
    position: count - waiting.length + 1,
    count,
    /** How many of them are still skipped. */
    skipped: items.length - waiting.length,
    /** Keeps what has been written so far. */
    skip: ({ key }: MissingAlt, text: string) => {
      setSkipped(new Set([...skipped, key]));
      setTyped(new Map([...typed, [key, text]]));
    },
    /** What was written before it was skipped. */
    typedFor: ({ key }: MissingAlt) => typed.get(key),
    lookAgain: () => setSkipped(new Set()),
    noteMended: () => setMended((before) => before + 1),
  };
}
