import { completeList } from '#src/api/records/complete-list.ts';
import { readableRecords } from '#src/api/fields/localized.ts';
import { isVisibleNow } from '#src/api/fields/visibility.ts';
import { isExpired } from '../job-phase.ts';
import { type Job, jobApi, jobFields } from '../schema.ts';

/**
 * Query of all visible jobs. There are few (of more, the newest are read), and cities and figures need all of them, so the list is filtered, sorted and
 * paged in the browser.
 */
export const visibleJobs = completeList(jobApi, {
  sort: { sortField: 'publishTime', sortOrder: 'desc' },
});

/** The jobs that lists show: open ones first, then expired ones, each newest first. */
export function jobsInOrder(jobs: readonly Job[], now: number): Job[] {
  return readableRecords(jobs)
    .filter((job) => isVisibleNow(job, jobFields, now))
    .toSorted(
      (one, other) =>
        Number(isExpired(one, now)) - Number(isExpired(other, now)) ||
        other.publishTime.localeCompare(one.publishTime),
    );
}
