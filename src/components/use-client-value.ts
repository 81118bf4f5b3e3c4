import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * A value that only the browser knows: `served`, which the prerendered file has, until hydration has ended.
 */
export function useClientValue<T>(get: () => T, served: T): T {
  return useSyncExternalStore(never, get, () => served);
}
