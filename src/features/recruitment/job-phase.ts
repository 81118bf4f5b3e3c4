import { isShown } from '#src/api/status.ts';
import type { Job } from './schema.ts';

/** What visitors have of a position: nothing yet, an open one, one that is over, or a closed one. */
export type JobPhase = 'scheduled' | 'open' | 'over' | 'closed';

/** True where nobody can apply any more. */
export function isOver({ deadline }: Pick<Job, 'deadline'>, now: number): boolean {
  return deadline !== '' && Date.parse(deadline) <= now;
}

/** Closed by hand comes first, then what the times say. */
export function jobPhase(
  job: Pick<Job, 'status' | 'publishTime' | 'deadline'>,
  now: number,
): JobPhase {
  if (!isShown(job)) return 'closed';
  if (isOver(job, now)) return 'over';
  return Date.parse(job.publishTime) > now ? 'scheduled' : 'open';
}
