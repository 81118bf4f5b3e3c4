import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListParams } from '#src/admin/list/use-list-params.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { formatDay } from '#src/i18n/format-day.ts';
import { MOST_DAYS } from '../tally.ts';
import type { Tally } from '../tally.ts';
import { CHART_HEIGHT } from './chart-height.ts';
import { GROUPINGS } from './grouping.ts';
import type { Grouping } from './grouping.ts';
import { TableSwitch } from './table-switch.tsx';
import { useSummary } from './use-summary.ts';
import { VisitChart } from './visit-chart.tsx';
import { VisitTable } from './visit-table.tsx';

type TallyViewProps = { tally: Tally; params: ListParams };

/** One of the charts, or the same figures as a table, with the period they cover. */
export function TallyView({ tally, params }: TallyViewProps) {
  const { t } = useTranslation('access-log');
  const [grouping, setGrouping] = useState<Grouping>('days');
  const [isTable, setTable] = useState(false);
  const summary = useSummary(tally, grouping);
  const counts = tally[grouping];
  const narrow = (name: string) =>
    params.set(
      { days: { from: name, to: name }, pages: { path: name }, regions: { region: name } }[
        grouping
      ],
    );
  const notes = [
    t(params.isNarrowed ? 'statistics.periodNarrowed' : 'statistics.period', {
      from: formatDay(tally.from),
      to: formatDay(tally.to),
      visits: formatNumber(tally.total),
    }),
    tally.missing > 0 && t('statistics.missing', { count: tally.missing }),
    grouping === 'days' &&
      tally.from < (counts[0]?.name ?? '') &&
      t('statistics.lastDays', { count: MOST_DAYS }),
  ];

  return (
    <>
      <Box sx={{ px: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
        <Tabs
          value={grouping}
          onChange={(_event, next: Grouping) => setGrouping(next)}
          aria-label={t('statistics.groupings')}
          sx={{ flexGrow: 1 }}
        >
          {GROUPINGS.map((name) => (
            <Tab
              key={name}
              id={`statistics-tab-${name}`}
              value={name}
              label={t(`statistics.${name}`)}
              aria-controls="statistics-panel"
            />
          ))}
        </Tabs>
        <TableSwitch isTable={isTable} onChange={setTable} />
      </Box>
      <Box
        role="tabpanel"
        id="statistics-panel"
        aria-labelledby={`statistics-tab-${grouping}`}
        sx={{ px: 2, pb: 2, pt: 1 }}
      >
        <Box component="figure" sx={{ m: 0 }}>
          <Box sx={{ height: CHART_HEIGHT }}>
            {isTable ? (
              <VisitTable
                grouping={grouping}
                counts={counts}
                total={tally.total}
                onNarrow={narrow}
              />
            ) : (
              <VisitChart grouping={grouping} counts={counts} onNarrow={narrow} />
            )}
          </Box>
          <Typography component="figcaption" variant="body2" sx={{ mt: 1 }}>
            {summary}
          </Typography>
        </Box>
        <Typography variant="caption" component="p" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {notes.filter((note) => note !== false).join(' ')}
        </Typography>
      </Box>
    </>
  );
}
