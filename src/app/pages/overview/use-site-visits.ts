import { useQuery } from '@tanstack/react-query';
import { lastDays } from '#src/admin/list/filters/date-range.ts';
import { accessLogApi } from '#src/features/access-log/api.ts';
import { KEPT } from './use-found.ts';

export const DAYS = 7;

/** The visits of the site in the last days. @param isWanted reads nothing where it is false */
export function useSiteVisits(isWanted = true) {
  // Not remembered: the page may be kept for longer than a day.
  const days = lastDays(DAYS);
  const query = useQuery({ ...accessLogApi.siteTally(days), ...KEPT, enabled: isWanted });
  return { days, ...query };
}
