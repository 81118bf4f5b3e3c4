import { BarChart } from '@mui/x-charts/BarChart';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { formatDay } from '#src/i18n/format-day.ts';
import type { VisitCount } from '../tally.ts';
import { CHART_HEIGHT } from './chart-height.ts';
import type { Grouping } from './grouping.ts';

const MOST_BARS = 8;
/** So many days at most are written below the bars: on phones, elsewhere. */
const DAYS = { narrow: 4, wide: 10 };

type VisitChartProps = {
  grouping: Grouping;
  counts: VisitCount[];
  /** Called with what a bar stands for. */
  onNarrow: (name: string) => void;
};

/** Bars: upright for days, lying and only the longest for pages and regions. */
export function VisitChart({ grouping, counts, onNarrow }: VisitChartProps) {
  const { t } = useTranslation('access-log');
  const { code } = useLanguage().numberFormat;
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isDay = grouping === 'days';
  const bars = isDay ? counts : counts.slice(0, MOST_BARS);
  const step = Math.ceil(bars.length / (isNarrow ? DAYS.narrow : DAYS.wide));
  const names = {
    scaleType: 'band' as const,
    data: bars.map(({ name }) => name),
    // Evenly, and none at the edge, where it would be cut.
    ...(isDay && { tickInterval: (_name: string, index: number) => index % step === step >> 1 }),
    // Short beside the axis, whole in the tooltip.
    valueFormatter: (name: string, { location }: { location: string }) => {
      if (!isDay) return name || t('statistics.unknown');
      return location === 'tick' ? shortDay(name, code) : formatDay(name);
    },
  };
  const visits = { min: 0, tickMinStep: 1, valueFormatter: (value: number) => formatNumber(value) };

  return (
    // One picture, with a sentence below it; who uses keys takes the table, where every bar is a link.
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
        // The last figure below lying bars stands half beyond them.
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
          if (typeof name === 'string' && name !== '') onNarrow(name);
        }}
      />
    </Box>
  );
}

/** A day without its year, as short as the language has it. */
function shortDay(day: string, code: string): string {
  const date = new Date(`${day}T00:00`);
  return new Intl.DateTimeFormat(code, { month: 'short', day: 'numeric' }).format(date);
}
