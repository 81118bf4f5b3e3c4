import { isVisibleNow } from '#src/api/visibility.ts';
import { isOver } from '../job-phase.ts';
import type { Job } from '../schema.ts';

/** What visitors may see of the positions: the open ones, newest first, then those that are over (P7). */
export function jobsInOrder(jobs: readonly Job[], now: number): Job[] {
  return jobs
    .filter((job) => isVisibleNow(job, now))
    .toSorted(
      (one, other) =>
        Number(isOver(one, now)) - Number(isOver(other, now)) ||
        other.publishTime.localeCompare(one.publishTime),
    );
}
