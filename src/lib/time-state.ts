/** Where something stands in its time: yet to come, on, or over. */
export type TimeState = 'scheduled' | 'running' | 'over';

/** The state now of what is shown from a start to an end, each an ISO time or '' for none. */
export function timeState(start: string, end: string, now: number = Date.now()): TimeState {
  if (Date.parse(end) <= now) return 'over';
  return Date.parse(start) > now ? 'scheduled' : 'running';
}
