import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#src/i18n/format/format-day.ts';
import { formatNumber } from '#src/i18n/format/format.ts';
import { accessLogApi, type VisitFilters } from '../api.ts';
import { formatDuration } from '../format-duration.ts';
import type { Tally } from '../tally.ts';
import { Change } from './change.tsx';
import { previousPeriod } from './previous-period.ts';
import { TOTALS_GRID } from './chart.ts';

type TotalsProps = { tally: Tally; filters: VisitFilters };

/** Totals of the counted visits, compared with the previous period. */
export function Totals({ tally, filters }: TotalsProps) {
  const { t } = useTranslation('access-log');
  // A log that is too long is counted only in part, so a comparison would be wrong.
  const period = tally.older !== 0 ? null : previousPeriod(filters);
  const previous = useQuery({
    ...accessLogApi.tally({ ...filters, ...period }),
    enabled: period !== null && !tally.isPartial,
  });
  const isComparing =
    period !== null && (previous.isPending || previous.data?.isPartial === true || tally.isPartial);
  const before =
    period !== null && !isComparing && previous.data?.older === 0 ? previous.data : undefined;
  const totals = [
    { name: t('statistics.visits'), of: (from: Tally) => from.total, format: formatNumber },
    { name: t('statistics.visitors'), of: (from: Tally) => from.visitors, format: formatNumber },
    {
      name: t('statistics.averageDuration'),
      of: (from: Tally) => from.averageDuration,
      format: formatDuration,
    },
  ];

  return (
    <Box sx={{ px: 2, pt: 1, pb: 1.5 }}>
      <Box component="dl" aria-label={t('statistics.totals')} sx={TOTALS_GRID}>
        {totals.map(({ name, of, format }) => {
          const value = of(tally);
          if (value === null) return null;
          return (
            <div key={name}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {name}
              </Typography>
              <Typography component="dd" variant="h4" sx={{ m: 0 }}>
                {format(value)}
              </Typography>
              {before && (
                <Box component="dd" sx={{ m: 0 }}>
                  <Change value={value} before={of(before)} format={format} />
                </Box>
              )}
              {isComparing && !previous.error && (
                <Box component="dd" sx={{ m: 0, typography: 'body2' }}>
                  <Skeleton width="60%" />
                </Box>
              )}
            </div>
          );
        })}
      </Box>
      <Box aria-live="polite" sx={{ mt: 1, typography: 'caption', color: 'text.secondary' }}>
        {period === null && tally.older === 0 && t('statistics.pickDays')}
        {isComparing && !previous.error && t('statistics.comparing')}
        {before &&
          period &&
          t('statistics.previous', { from: formatDay(period.from), to: formatDay(period.to) })}
        {previous.error && (
          <>
            {t('statistics.compareFailed')}
            <Button size="small" onClick={() => void previous.refetch()}>
              {t('action.retry')}
            </Button>
          </>
        )}
      </Box>
    </Box>
  );
}
