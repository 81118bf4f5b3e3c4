import * as v from 'valibot';
import { id } from '#src/api/fields.ts';
import { keptForPerson } from '#src/session/kept-for-person.ts';

const RecentPlace = v.object({
  path: v.string(),
  /** Absent for a page, whose title is in the person's language; `source` is the name of the record's. */
  record: v.optional(v.object({ source: v.string(), id, title: v.string() })),
});
export type RecentPlace = v.InferOutput<typeof RecentPlace>;

const MAX_PLACES = 10;

const places = keptForPerson('recent', v.array(RecentPlace), []);

/** Where this person was last in this browser, latest first: records opened or saved, pages searched for. */
export function readRecentPlaces(): RecentPlace[] {
  return places.read();
}

export function rememberPlace(place: RecentPlace): void {
  const others = places.read().filter(({ path }) => path !== place.path);
  places.keep([place, ...others].slice(0, MAX_PLACES));
}
