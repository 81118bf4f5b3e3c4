import * as v from 'valibot';
import { parseStored, storedText } from '#src/lib/stored.ts';
import { personOf } from '#src/session/person.ts';
import type { SessionUser } from '#src/session/session-store.ts';

const SavedView = v.object({ name: v.string(), search: v.string(), isDefault: v.boolean() });
export type SavedView = v.InferOutput<typeof SavedView>;

const ListMemory = v.object({
  /** The fields of the columns in their chosen order; other columns follow. */
  order: v.array(v.string()),
  hidden: v.array(v.string()),
  density: v.picklist(['compact', 'standard', 'comfortable']),
  views: v.array(SavedView),
});
export type ListMemory = v.InferOutput<typeof ListMemory>;

const NOTHING: ListMemory = { order: [], hidden: [], density: 'standard', views: [] };

/** The storage key of a person's settings for a list; of the token's where it names nobody. */
export function listMemoryKey(user: SessionUser | null, pathname: string): string {
  return `list ${personOf(user) ?? user?.accessToken ?? ''} ${pathname}`;
}

/** Parses the stored text; defaults where it is missing or invalid. */
export function parseListMemory(text: string | null): ListMemory {
  return parseStored(text, ListMemory, NOTHING);
}

/** A person's settings for a list in this browser: columns, density and saved views. */
export function listMemoryOf(user: SessionUser | null, pathname: string): ListMemory {
  return parseListMemory(storedText(listMemoryKey(user, pathname)));
}
