import type { Announcement } from './schema.ts';

/** Where an announcement stands in its time: yet to come, on, or over. */
export function announcementPhase(
  { publishTime, expireTime }: Pick<Announcement, 'publishTime' | 'expireTime'>,
  now: number = Date.now(),
) {
  if (expireTime !== '' && Date.parse(expireTime) <= now) return 'expired';
  return Date.parse(publishTime) > now ? 'scheduled' : 'running';
}
