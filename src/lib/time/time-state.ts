import { currentTime } from './clock.ts';

export type TimeState = 'scheduled' | 'running' | 'over';

/** State of a period; `start` and `end` are ISO times, '' for open. */
export function timeState(start: string, end: string, now: number = currentTime()): TimeState {
  if (Date.parse(end) <= now) return 'over';
  return Date.parse(start) > now ? 'scheduled' : 'running';
}
