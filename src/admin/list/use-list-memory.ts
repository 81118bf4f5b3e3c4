import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { onStored, store, storedText } from '#src/lib/stored.ts';
import { useSession } from '#src/session/use-session.ts';
import { listMemoryKey, parseListMemory } from './list-memory.ts';
import type { ListMemory } from './list-memory.ts';

/** What this browser remembers of the list on this page for the person who is signed in. */
export function useListMemory() {
  const { pathname } = useLocation();
  const { user } = useSession();
  const key = listMemoryKey(user, pathname);
  const text = useSyncExternalStore(onStored, () => storedText(key));
  const memory = useMemo(() => parseListMemory(text), [text]);
  const remember = useCallback(
    (changes: Partial<ListMemory>) => store(key, { ...memory, ...changes }),
    [key, memory],
  );
  return { memory, remember };
}
