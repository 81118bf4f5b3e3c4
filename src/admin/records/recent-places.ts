import * as v from 'valibot';
import { id } from '#src/api/fields/fields.ts';
import { storedForPerson } from '#src/session/stored-for-person.ts';

const RecentPlace = v.object({
  path: v.string(),
  /** Absent for a page, whose title is in the person's language; `source` is the name of the record's. */
  record: v.optional(v.object({ source: v.string(), id, title: v.string() })),
});
export type RecentPlace = v.InferOutput<typeof RecentPlace>;

const MAX_PLACES = 10;

/** The places that this person visited last in this browser, latest first: records opened or saved, pages searched for. */
export const recentPlaces = storedForPerson('recent', v.array(RecentPlace), []);

export function rememberPlace(place: RecentPlace): void {
  const others = recentPlaces.read().filter(({ path }) => path !== place.path);
  recentPlaces.write([place, ...others].slice(0, MAX_PLACES));
}
