import VisitsIcon from '@mui/icons-material/TrendingUpOutlined';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lastDays } from '#src/admin/list/filters/date-range.ts';
import { usePageTitles } from '#src/admin/links/use-page-titles.ts';
import { accessLogApi } from '#src/features/access-log/api.ts';
import { Change } from '#src/features/access-log/statistics/change.tsx';
import { previousPeriod } from '#src/features/access-log/statistics/previous-period.ts';
import type { Tally } from '#src/features/access-log/tally.ts';
import { formatNumber } from '#src/i18n/format/format.ts';
import { CardRow } from './card-row.tsx';
import { OverviewCard } from './overview-card.tsx';
import { CACHED, DAYS, MOST } from './reads.ts';

const LIST = '/backstage/system/access-log/list';

/** Pages of visits that are read of a period at most, the newest first. */
const VISIT_PAGES = 5;

/** The visits of the site in the last days, and its most visited pages; counted while the log is read. */
export function VisitsCard() {
  const { t } = useTranslation('overview');
  // Not remembered: the page may stay for longer than a day.
  const days = lastDays(DAYS);
  const { data, error, refetch } = useSiteVisits(days);
  const pages = data?.pages.slice(0, MOST) ?? [];
  const titleOf = usePageTitles(pages.map(({ name }) => name));
  const logOf = (filters: Record<string, string>) =>
    `${LIST}?${String(new URLSearchParams({ ...days, ...filters }))}`;
  const title = t('visits.title', { count: DAYS });
  return (
    <OverviewCard
      title={title}
      hint={data && <Comparison tally={data} days={days} hasFailed={error !== null} />}
      icon={VisitsIcon}
      isLoading={(!data || (data.isPartial && data.total === 0)) && error === null}
      total={data?.total}
      failures={error ? [{ name: title, error, retry: refetch }] : []}
      links={[{ to: logOf({}), text: t('visits.all') }]}
    >
      {pages.map(({ name, visits }) => (
        <CardRow
          key={name}
          title={titleOf(name) || name}
          to={logOf({ path: name })}
          end={t('visits.number', { count: visits, number: formatNumber(visits) })}
        />
      ))}
    </OverviewCard>
  );
}

/** The visits of the site in these days. @param enabled reads nothing where it is false */
function useSiteVisits(days: { from: string; to: string }, enabled = true) {
  const query = accessLogApi.tally(days, { maxPages: VISIT_PAGES });
  return useQuery({ ...query, ...CACHED, enabled });
}

type ComparisonProps = { tally: Tally; days: { from: string; to: string }; hasFailed: boolean };

/** More or fewer than in the days before; instead of that, that the log is still read, or too long. */
function Comparison({ tally, days, hasFailed }: ComparisonProps) {
  const { t } = useTranslation('overview');
  const period = previousPeriod(days);
  const isWhole = !tally.isPartial && tally.older === 0;
  const { data: before } = useSiteVisits(period ?? days, period !== null && isWhole);
  if (tally.isPartial) return <span role="status">{!hasFailed && t('visits.reading')}</span>;
  if (!isWhole) return t('visits.older', { number: formatNumber(tally.total) });
  if (!before || before.isPartial || before.older !== 0) return null;
  return (
    <Box sx={{ whiteSpace: 'nowrap', '& > div': { flexWrap: 'nowrap' } }}>
      <Change value={tally.total} before={before.total} />
    </Box>
  );
}
