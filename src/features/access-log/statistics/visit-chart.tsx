import { BarChart } from '@mui/x-charts/BarChart';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { useIsStill } from '#src/components/use-is-still.ts';
import { formatWithinYear } from '#src/i18n/format/format-public-day.ts';
import { formatNumber } from '#src/i18n/format/format.ts';
import type { VisitCount } from '../tally.ts';
import { CHART_HEIGHT, type Grouping, MAX_BARS } from './chart.ts';

/** Maximum number of day labels on the axis. */
const DAYS = { narrow: 4, wide: 10 };

type VisitChartProps = {
  grouping: Grouping;
  counts: VisitCount[];
  /** Displayed name of a day, page or region. */
  nameOf: (name: string) => string;
  /** Called with the name of the clicked bar. */
  onFilter: (name: string) => void;
};

/** Vertical bars for days; horizontal bars for the most visited pages and regions. */
export function VisitChart({ grouping, counts, nameOf, onFilter }: VisitChartProps) {
  const { t } = useTranslation('access-log');
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const isStill = useIsStill();
  const isDay = grouping === 'days';
  const bars = isDay ? counts : counts.slice(0, MAX_BARS);
  const step = Math.ceil(bars.length / (isNarrow ? DAYS.narrow : DAYS.wide));
  const names = {
    scaleType: 'band' as const,
    data: bars.map(({ name }) => name),
    // Labels are evenly spaced, with none at the edge, where it would be clipped.
    ...(isDay && { tickInterval: (_name: string, index: number) => index % step === step >> 1 }),
    // Shortened on the axis, complete in the tooltip.
    valueFormatter: (name: string, { location }: { location: string }) => {
      if (isDay && location === 'tick') return formatWithinYear(name);
      const text = nameOf(name);
      return location === 'tick' || text === name || isDay ? text : `${text} (${name})`;
    },
  };
  const visits = { min: 0, tickMinStep: 1, valueFormatter: (value: number) => formatNumber(value) };

  return (
    // An image with a text summary: keyboard users have the table, where every row has a button.
    <Box role="img" aria-label={t(`statistics.${grouping}`)}>
      <BarChart
        key={grouping}
        disableKeyboardNavigation
        height={CHART_HEIGHT}
        hideLegend
        skipAnimation={isStill}
        layout={isDay ? 'vertical' : 'horizontal'}
        grid={isDay ? { horizontal: true } : { vertical: true }}
        borderRadius={4}
        // Half of the last tick label overflows the horizontal bars.
        margin={{ top: 8, right: isDay ? 8 : 24, bottom: 0, left: 0 }}
        series={[
          {
            data: bars.map((bar) => bar.visits),
            label: t('statistics.visits'),
            color: 'var(--mui-palette-primary-text)',
            valueFormatter: (value) => formatNumber(value ?? 0),
          },
        ]}
        xAxis={[isDay ? names : visits]}
        yAxis={[
          isDay
            ? { ...visits, width: 44 }
            : { ...names, width: isNarrow ? 120 : 240, disableTicks: true },
        ]}
        onAxisClick={(_event, bar) => {
          const name = bar?.axisValue;
          if (typeof name === 'string' && name !== '') onFilter(name);
        }}
      />
    </Box>
  );
}
