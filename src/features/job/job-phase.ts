import { hasShownStatus } from '#src/api/fields/status.ts';
import { timeState } from '#src/lib/time/time-state.ts';
import type { Job } from './schema.ts';

/** States of a job: `closed` was hidden by an editor, `expired` is past its deadline. */
const JOB_PHASES = ['scheduled', 'open', 'expired', 'closed'] as const;
type JobPhase = (typeof JOB_PHASES)[number];

export function isExpired({ deadline }: Pick<Job, 'deadline'>, now: number): boolean {
  return deadline !== '' && Date.parse(deadline) <= now;
}

/** State of a job now. A hidden job is closed, whatever its times are. */
export function jobPhase(
  job: Pick<Job, 'status' | 'publishTime' | 'deadline'>,
  now: number,
): JobPhase {
  if (!hasShownStatus(job)) return 'closed';
  const state = timeState(job.publishTime, job.deadline, now);
  if (state === 'running') return 'open';
  return state === 'over' ? 'expired' : state;
}
