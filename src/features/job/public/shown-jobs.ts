import { shownList } from '#src/api/shown-list.ts';
import { isVisibleNow } from '#src/api/visibility.ts';
import { htmlText } from '#src/lib/html/html-text.ts';
import { jobApi } from '../api.ts';
import { isExpired } from '../job-phase.ts';
import { Job } from '../schema.ts';

/**
 * All visible jobs. There are few of them, and the cities and counts need all, so the list is
 * filtered, sorted and paged in the browser.
 */
export const shownJobs = shownList({
  name: jobApi.name,
  record: Job,
  call: 'GET /job/page',
  sort: { sortField: 'publishTime', sortOrder: 'desc' },
});

/** The visible jobs: open ones first, then expired ones, each newest first. */
export function jobsInOrder(jobs: readonly Job[], now: number): Job[] {
  return jobs
    .filter((job) => isVisibleNow(job, now))
    .toSorted(
      (one, other) =>
        Number(isExpired(one, now)) - Number(isExpired(other, now)) ||
        other.publishTime.localeCompare(one.publishTime),
    );
}

type JobFilter = { city: string; type: string; q: string };

/**
 * The jobs that match city, type and keyword, '' for any. The keyword is looked for in all visible
 * texts; `typeName` returns the visible name of a type.
 */
export function findJobs(
  jobs: readonly Job[],
  { city, type, q }: JobFilter,
  typeName: (type: Job['type']) => string,
): Job[] {
  const keyword = q.toLowerCase().replaceAll(/\s+/g, ' ');
  return jobs.filter((job) => {
    if (city !== '' && job.city !== city) return false;
    if (type !== '' && job.type !== type) return false;
    if (keyword === '') return true;
    const { title, department, duties, requirements } = job;
    const texts = [title, department, job.city, typeName(job.type)];
    const richTexts = [duties, requirements].map(htmlText);
    return [...texts, ...richTexts].join('\n').toLowerCase().includes(keyword);
  });
}
