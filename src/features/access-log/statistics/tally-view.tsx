import ChartIcon from '@mui/icons-material/BarChart';
import TableIcon from '@mui/icons-material/TableRowsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitles } from '#src/admin/links/use-page-titles.ts';
import type { ListParams } from '#src/admin/list/core/use-list-params.ts';
import { formatDay } from '#src/i18n/format/format-day.ts';
import { formatNumber } from '#src/i18n/format/format.ts';
import type { VisitFilters } from '../api.ts';
import { MAX_DAYS, type Tally, type VisitCount } from '../tally.ts';
import { CHART_HEIGHT, type Grouping, GROUPINGS, MAX_BARS, MAX_TABLE_ROWS } from './chart.ts';
import { Totals } from './totals.tsx';
import { VisitChart } from './visit-chart.tsx';
import { VisitTable } from './visit-table.tsx';

type TallyViewProps = {
  tally: Tally;
  params: ListParams;
  filters: VisitFilters;
};

export function TallyView({ tally, params, filters }: TallyViewProps) {
  const { t } = useTranslation('access-log');
  const [grouping, setGrouping] = useState<Grouping>('days');
  const [isTable, setTable] = useState(false);
  const counts = tally[grouping];
  const nameOf = useNames(
    grouping,
    isTable ? counts.slice(0, MAX_TABLE_ROWS) : counts.slice(0, MAX_BARS),
  );
  const summary = useSummary(tally, grouping, nameOf);
  const applyFilter = (name: string) =>
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
    tally.older === null && t('statistics.newest', { counted: formatNumber(tally.total) }),
    tally.older !== null &&
      tally.older > 0 &&
      t('statistics.older', { count: tally.older, counted: formatNumber(tally.total) }),
    tally.backstage > 0 && t('statistics.backstage', { number: formatNumber(tally.backstage) }),
    tally.missing > 0 && t('statistics.missing', { count: tally.missing }),
    grouping === 'days' &&
      tally.from < (counts[0]?.name ?? '') &&
      t('statistics.lastDays', { count: MAX_DAYS }),
  ];

  return (
    <>
      <Totals tally={tally} filters={filters} />
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
                nameOf={nameOf}
                total={tally.total}
                onFilter={applyFilter}
              />
            ) : (
              <VisitChart
                grouping={grouping}
                counts={counts}
                nameOf={nameOf}
                onFilter={applyFilter}
              />
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

type TableSwitchProps = { isTable: boolean; onChange: (isTable: boolean) => void };

function TableSwitch({ isTable, onChange }: TableSwitchProps) {
  const { t } = useTranslation('access-log');
  return (
    <Button
      color="inherit"
      startIcon={isTable ? <ChartIcon /> : <TableIcon />}
      onClick={() => onChange(!isTable)}
    >
      {t(isTable ? 'statistics.asChart' : 'statistics.asTable')}
    </Button>
  );
}

/** Text summary of a chart, also for screen readers. */
function useSummary(tally: Tally, grouping: Grouping, nameOf: (name: string) => string): string {
  const { t } = useTranslation('access-log');
  const counts = tally[grouping];
  const most = counts.toSorted((one, other) => other.visits - one.visits)[0];
  if (!most) return '';
  const shown = counts.reduce((sum, { visits }) => sum + visits, 0);
  return t(`statistics.summary.${grouping}`, {
    name: nameOf(most.name),
    visits: formatNumber(most.visits),
    number: formatNumber(counts.length),
    average: formatNumber(Math.round(shown / counts.length)),
  });
}

/** Returns the displayed name of a day, page or region. A page has its title, else its address. */
function useNames(grouping: Grouping, counts: VisitCount[]): (name: string) => string {
  const { t } = useTranslation('access-log');
  const paths = useMemo(
    () => (grouping === 'pages' ? counts.map(({ name }) => name) : []),
    [grouping, counts],
  );
  const titleOf = usePageTitles(paths);
  return (name) => {
    if (grouping === 'days') return formatDay(name);
    const title = grouping === 'pages' ? titleOf(name) : '';
    return title || name || t('statistics.unknown');
  };
}
