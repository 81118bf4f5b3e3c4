import { useEffect, useSyncExternalStore } from 'react';

/** A part of the program that pages do without until somebody is about to use it. */
export type LatePart<Part> = {
  /** Fetches it. Tells whether it is there now; where it is not, the next call tries again. */
  load: () => Promise<boolean>;
  get: () => Part | undefined;
  subscribe: (listener: () => void) => () => void;
};

/** Fetched once a visit, by whoever asks first. */
export function createLatePart<Part>(fetchPart: () => Promise<Part>): LatePart<Part> {
  const listeners = new Set<() => void>();
  let part: Part | undefined;
  const load = async () => {
    if (part) return true;
    try {
      part = await fetchPart();
    } catch {
      // Asked for again with the next key or touch.
    }
    for (const listener of listeners) listener();
    return part !== undefined;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { load, get: () => part, subscribe };
}

/** The part, once it is here. */
export function useLatePart<Part>({ subscribe, get }: LatePart<Part>): Part | undefined {
  return useSyncExternalStore(subscribe, get);
}

const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input'] as const;

/**
 * The part, fetched with the first key, touch or movement of the pointer on the page: before anybody
 * reaches what needs it.
 */
export function usePartInTime<Part>(late: LatePart<Part>, isNeeded = true): Part | undefined {
  const part = useLatePart(late);
  const isMissing = isNeeded && part === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    const load = () => void late.load();
    const ended = new AbortController();
    for (const sign of SIGNS_OF_LIFE) {
      window.addEventListener(sign, load, { capture: true, once: true, signal: ended.signal });
    }
    return () => ended.abort();
  }, [late, isMissing]);
  return part;
}

/** The part, fetched at once where it is needed; after a failure as `usePartInTime` does. */
export function usePartAtOnce<Part>(late: LatePart<Part>, isNeeded = true): Part | undefined {
  const part = usePartInTime(late, isNeeded);
  useEffect(() => {
    if (isNeeded) void late.load();
  }, [late, isNeeded]);
  return part;
}
