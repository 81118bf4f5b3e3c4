import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { onStored, store, storedText, storeInMemory } from '#src/lib/stored.ts';
import { personOf } from '#src/session/person.ts';
import { useSession } from '#src/session/use-session.ts';
import { listMemoryKey, parseListMemory } from './list-memory.ts';
import type { ListMemory } from './list-memory.ts';

/** The signed-in person's settings for this page's list, and a function that changes them. */
export function useListMemory() {
  const { pathname } = useLocation();
  const { user } = useSession();
  const key = listMemoryKey(user, pathname);
  const text = useSyncExternalStore(onStored, () => storedText(key));
  const memory = useMemo(() => parseListMemory(text), [text]);
  const remember = useCallback(
    (changes: Partial<ListMemory>) => {
      const next = { ...memory, ...changes };
      // Nobody could find it again, and a token must not be stored.
      if (personOf(user) === null) storeInMemory(key, next);
      else store(key, next);
    },
    [key, memory, user],
  );
  return { memory, remember };
}
