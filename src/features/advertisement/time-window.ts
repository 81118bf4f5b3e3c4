/** Where a slide stands in its time: yet to come, on, or done. */
export type WindowState = 'scheduled' | 'running' | 'over';

type Times = { startTime: string; endTime: string };

/** The state now, and the moment that matters next: start, end, or '' where it has no end. */
export function timeWindow(times: Times, now: number = Date.now()) {
  const { startTime, endTime } = times;
  if (endTime !== '' && Date.parse(endTime) <= now) return { state: 'over', at: endTime } as const;
  if (Date.parse(startTime) > now) return { state: 'scheduled', at: startTime } as const;
  return { state: 'running', at: endTime } as const;
}
