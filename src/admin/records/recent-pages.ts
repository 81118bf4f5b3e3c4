import * as v from 'valibot';
import { id } from '#src/api/fields/fields.ts';
import { storedForPerson } from '#src/session/stored-for-person.ts';

const RecentPage = v.object({
  path: v.string(),
  /** Absent for a page, whose title is in the person's language; `source` is the name of the record's. */
  record: v.optional(v.object({ source: v.string(), id, title: v.string() })),
});
export type RecentPage = v.InferOutput<typeof RecentPage>;

const MAX_PAGES = 10;

/** The pages that this person opened last in this browser, latest first: of records, and those found by the search. */
export const recentPages = storedForPerson('recent', v.array(RecentPage), []);

export function rememberPage(page: RecentPage): void {
  const others = recentPages.read().filter(({ path }) => path !== page.path);
  recentPages.write([page, ...others].slice(0, MAX_PAGES));
}
