import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * A value that only the browser knows; until hydration has ended it is `served`, as in the prerendered file.
 */
export function useClientValue<T>(get: () => T, served: T): T {
  return useSyncExternalStore(never, get, () => served);
}
