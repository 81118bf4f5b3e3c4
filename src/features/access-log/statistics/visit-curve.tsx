import { LineChart } from '@mui/x-charts/LineChart';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useIsStill } from '#src/components/use-is-still.ts';
import { formatDay } from '#src/i18n/format/format-day.ts';
import { formatWithinYear } from '#src/i18n/format/format-public-day.ts';
import { formatNumber } from '#src/i18n/format/format.ts';
import type { VisitCount } from '../tally.ts';

type VisitCurveProps = {
  /** One entry for each day, oldest first. */
  counts: VisitCount[];
  /** In pixels. */
  height: number;
};

/** Curve of the visits of a few days. Its accessible name lists the number of each day. */
export function VisitCurve({ counts, height }: VisitCurveProps) {
  const { t } = useTranslation('access-log');
  const isStill = useIsStill();
  const days = counts.map(({ name, visits }) => `${formatDay(name)}: ${formatNumber(visits)}`);
  return (
    <Box role="img" aria-label={`${t('statistics.days')} ${days.join('; ')}`} sx={curveStyles}>
      <LineChart
        disableKeyboardNavigation
        height={height}
        hideLegend
        skipAnimation={isStill}
        grid={{ horizontal: true }}
        margin={{ top: 8, right: 32, bottom: 0, left: 0 }}
        series={[
          {
            data: counts.map(({ visits }) => visits),
            label: t('statistics.visits'),
            color: 'var(--mui-palette-primary-text)',
            area: true,
            curve: 'monotoneX',
            showMark: true,
            valueFormatter: (value) => formatNumber(value ?? 0),
          },
        ]}
        xAxis={[
          {
            scaleType: 'point',
            data: counts.map(({ name }) => name),
            valueFormatter: (name: string, { location }: { location: string }) =>
              location === 'tick' ? formatWithinYear(name) : formatDay(name),
          },
        ]}
        yAxis={[
          {
            min: 0,
            tickMinStep: 1,
            width: 44,
            valueFormatter: (value: number) => formatNumber(value),
          },
        ]}
      />
    </Box>
  );
}

const curveStyles = { '& .MuiLineChart-area': { opacity: 0.12 } };
