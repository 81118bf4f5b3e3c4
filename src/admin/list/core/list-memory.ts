import { useCallback } from 'react';
import { useLocation } from 'react-router';
import * as v from 'valibot';
import { storedForPerson } from '#src/session/stored-for-person.ts';

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

const NOTHING: ListMemory = {
  order: [],
  hidden: [],
  density: 'standard',
  views: [],
};

/** A person's settings for lists, by the list's path: columns, density and saved views. */
export const listMemory = storedForPerson('list', ListMemory, NOTHING);

/** The signed-in person's settings for this page's list, and a function that changes them. */
export function useListMemory() {
  const { pathname } = useLocation();
  const memory = listMemory.useStored(pathname);
  const remember = useCallback(
    (changes: Partial<ListMemory>) =>
      listMemory.write({ ...listMemory.read(pathname), ...changes }, pathname),
    [pathname],
  );
  return { memory, remember };
}
