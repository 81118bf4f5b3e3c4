import * as v from 'valibot';
import { parseStored, storedText } from '#src/lib/stored.ts';
import type { SessionUser } from '#src/session/session-store.ts';

const SavedView = v.object({ name: v.string(), search: v.string(), isDefault: v.boolean() });
export type SavedView = v.InferOutput<typeof SavedView>;

const ListMemory = v.object({
  /** Columns in the order they were put in; ones it does not name come after. */
  order: v.array(v.string()),
  hidden: v.array(v.string()),
  density: v.picklist(['compact', 'standard', 'comfortable']),
  views: v.array(SavedView),
});
export type ListMemory = v.InferOutput<typeof ListMemory>;

const NOTHING: ListMemory = { order: [], hidden: [], density: 'standard', views: [] };

/** Where this browser keeps what it remembers of a list for a person. */
export function listMemoryKey(user: SessionUser | null, pathname: string): string {
  const person = user?.username ?? user?.sub;
  return `list ${typeof person === 'string' ? person : ''} ${pathname}`;
}

/** What is kept under such a key, from its text. */
export function parseListMemory(text: string | null): ListMemory {
  return parseStored(text, ListMemory, NOTHING);
}

/** What this browser remembers of a list for a person: its columns, density and named views. */
export function listMemoryOf(user: SessionUser | null, pathname: string): ListMemory {
  return parseListMemory(storedText(listMemoryKey(user, pathname)));
}
