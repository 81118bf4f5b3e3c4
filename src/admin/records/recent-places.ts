import * as v from 'valibot';
import { id } from '#src/api/fields.ts';
import { parseStored, store, storedText, storeInMemory } from '#src/lib/stored.ts';
import { personOf } from '#src/session/person.ts';
import type { SessionUser } from '#src/session/session-store.ts';

const RecentPlace = v.object({
  path: v.string(),
  /** Absent for a page, whose title is in the person's language; `source` is the name of the record's. */
  record: v.optional(v.object({ source: v.string(), id, title: v.string() })),
});
export type RecentPlace = v.InferOutput<typeof RecentPlace>;

const MAX_PLACES = 10;
const Places = v.array(RecentPlace);

/** Where this person was last in this browser, latest first: records opened or saved, pages searched for. */
export function readRecentPlaces(user: SessionUser | null): RecentPlace[] {
  return parseStored(storedText(keyOf(user)), Places, []);
}

export function rememberPlace(user: SessionUser | null, place: RecentPlace): void {
  const others = readRecentPlaces(user).filter(({ path }) => path !== place.path);
  const places = [place, ...others].slice(0, MAX_PLACES);
  // Nobody could find it again, and a token must not be stored.
  if (personOf(user) === null) storeInMemory(keyOf(user), places);
  else store(keyOf(user), places);
}

function keyOf(user: SessionUser | null): string {
  return `recent ${personOf(user) ?? user?.accessToken ?? ''}`;
}
