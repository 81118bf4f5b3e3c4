import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { onStored } from '#src/lib/browser/stored.ts';
import { session } from '#src/session/session-store.ts';
import { listMemory } from './list-memory.ts';
import type { ListMemory } from './list-memory.ts';

/** The signed-in person's settings for this page's list, and a function that changes them. */
export function useListMemory() {
  const { pathname } = useLocation();
  const text = useSyncExternalStore(subscribe, () => listMemory.text(pathname));
  const memory = useMemo(() => listMemory.parse(text), [text]);
  const remember = useCallback(
    (changes: Partial<ListMemory>) =>
      listMemory.keep({ ...listMemory.read(pathname), ...changes }, pathname),
    [pathname],
  );
  return { memory, remember };
}

function subscribe(listener: () => void): () => void {
  const stops = [onStored(listener), session.subscribe(listener)];
  return () => stops.forEach((stop) => stop());
}
