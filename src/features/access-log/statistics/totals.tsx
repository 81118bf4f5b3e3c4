import LessIcon from '@mui/icons-material/ArrowDownward';
import MoreIcon from '@mui/icons-material/ArrowUpward';
import SameIcon from '@mui/icons-material/DragHandle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#src/i18n/format-day.ts';
import { formatNumber, formatterFor } from '#src/i18n/format.ts';
import { accessLogApi } from '../api.ts';
import type { VisitFilters } from '../api.ts';
import { formatDuration } from '../format-duration.ts';
import type { Tally } from '../tally.ts';
import { previousPeriod } from './previous-period.ts';
import { TOTALS_GRID } from './chart.ts';

type TotalsProps = { tally: Tally; filters: VisitFilters };

/** The totals of the counted visits, beside those of the period before. */
export function Totals({ tally, filters }: TotalsProps) {
  const { t } = useTranslation('access-log');
  // Of a log that is too long to be counted, part would be compared with all.
  const period = tally.older > 0 ? null : previousPeriod(filters);
  const previous = useQuery({
    ...accessLogApi.tally({ ...filters, ...period }, () => {}),
    enabled: period !== null,
  });
  const before = period !== null && previous.data?.older === 0 ? previous.data : undefined;
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
              {period !== null && previous.isPending && (
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
        {period !== null && previous.isPending && t('statistics.comparing')}
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

const percents = formatterFor(
  (code) => new Intl.NumberFormat(code, { style: 'percent', maximumFractionDigits: 0 }),
);

const ICONS = { more: MoreIcon, less: LessIcon, same: SameIcon };

type ChangeProps = {
  value: number;
  before: number | null;
  format: (value: number) => string;
};

/** How a total has changed: an arrow and words. More is not better for all of them, so no colour says so. */
function Change({ value, before, format }: ChangeProps) {
  const { t } = useTranslation('access-log');
  if (before === null || before === 0) {
    return <Box sx={changeStyles}>{t('statistics.none')}</Box>;
  }
  const change = Math.round((100 * (value - before)) / before) / 100;
  const percent = percents().format(Math.abs(change));
  const direction = change === 0 ? 'same' : change > 0 ? 'more' : 'less';
  const Icon = ICONS[direction];
  return (
    <Box sx={changeStyles}>
      <Icon aria-hidden sx={{ fontSize: 16 }} />
      <strong>{t(`statistics.${direction}`, { percent })}</strong>
      <span>{t('statistics.before', { value: format(before) })}</span>
    </Box>
  );
}

const changeStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 0.5,
  typography: 'body2',
  color: 'text.secondary',
  '& strong': { fontWeight: 600, color: 'text.primary' },
};
