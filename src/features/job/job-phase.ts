import { isShown } from '#src/api/status.ts';
import { timeState } from '#src/lib/time-state.ts';
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
  const state = timeState(job.publishTime, job.deadline, now);
  return state === 'running' ? 'open' : state;
}
