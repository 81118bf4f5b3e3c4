import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import * as v from 'valibot';
import { onStored, parseStored, store, storedText } from '#src/lib/stored.ts';
import { useSession } from '#src/session/use-session.ts';

const SavedView = v.object({ name: v.string(), search: v.string(), isDefault: v.boolean() });

const ListMemory = v.object({
  /** Columns in the order they were put in; ones it does not name come after. */
  order: v.array(v.string()),
  hidden: v.array(v.string()),
  density: v.picklist(['compact', 'standard', 'comfortable']),
  views: v.array(SavedView),
});
type ListMemory = v.InferOutput<typeof ListMemory>;

const NOTHING: ListMemory = { order: [], hidden: [], density: 'standard', views: [] };

/**
 * What this browser remembers of the list on this page for the person who is signed in: its
 * columns, density and named views.
 */
export function useListMemory() {
  const { pathname } = useLocation();
  const { user } = useSession();
  const person = user?.username ?? user?.sub;
  const key = `list ${typeof person === 'string' ? person : ''} ${pathname}`;
  const text = useSyncExternalStore(onStored, () => storedText(key));
  const memory = useMemo(() => parseStored(text, ListMemory, NOTHING), [text]);
  const remember = (changes: Partial<ListMemory>) => store(key, { ...memory, ...changes });
  return { memory, remember };
}
