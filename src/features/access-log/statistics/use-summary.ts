import { useTranslation } from 'react-i18next';
import { formatNumber } from '#src/i18n/format.ts';
import { formatDay } from '#src/i18n/format-day.ts';
import type { Tally } from '../tally.ts';
import type { Grouping } from './grouping.ts';

/** What a chart shows, in one sentence: for people who do not see it, and for those in a hurry. */
export function useSummary(tally: Tally, grouping: Grouping): string {
  const { t } = useTranslation('access-log');
  const counts = tally[grouping];
  const most = counts.toSorted((one, other) => other.visits - one.visits)[0];
  if (!most) return '';
  const isDay = grouping === 'days';
  const shown = counts.reduce((sum, { visits }) => sum + visits, 0);
  return t(`statistics.summary.${grouping}`, {
    name: isDay ? formatDay(most.name) : most.name || t('statistics.unknown'),
    visits: formatNumber(most.visits),
    number: formatNumber(counts.length),
    average: formatNumber(Math.round(shown / counts.length)),
  });
}
