import VisitsIcon from '@mui/icons-material/TrendingUpOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { usePageTitles } from '#src/admin/links/use-page-titles.ts';
import { Change } from '#src/features/access-log/statistics/change.tsx';
import { previousPeriod } from '#src/features/access-log/statistics/previous-period.ts';
import type { Tally } from '#src/features/access-log/tally.ts';
import { formatNumber } from '#src/i18n/format/format.ts';
import { CardRow } from './card-row.tsx';
import { OverviewCard } from './overview-card.tsx';
import { DAYS, MOST, useSiteVisits } from './reads.ts';

const LIST = '/backstage/system/access-log/list';

/** The visits of the site in the last days, and its most visited pages; counted while the log is read. */
export function VisitsCard() {
  const { t } = useTranslation('overview');
  const { days, data, error, refetch } = useSiteVisits();
  const pages = data?.pages.slice(0, MOST) ?? [];
  const titleOf = usePageTitles(pages.map(({ name }) => name));
  const logOf = (filters: Record<string, string>) =>
    `${LIST}?${String(new URLSearchParams({ ...days, ...filters }))}`;
  const title = t('visits.title', { count: DAYS });
  return (
    <OverviewCard
      title={title}
      hint={data && <Comparison tally={data} days={days} hasFailed={error !== null} />}
      empty={t('visits.empty', { count: DAYS })}
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
          end={t('visits.number', { number: formatNumber(visits) })}
        />
      ))}
    </OverviewCard>
  );
}

type ComparisonProps = { tally: Tally; days: { from: string; to: string }; hasFailed: boolean };

/** More or fewer than in the days before; instead of that, that the log is still read, or too long. */
function Comparison({ tally, days, hasFailed }: ComparisonProps) {
  const { t } = useTranslation('overview');
  const period = previousPeriod(days);
  const isWhole = !tally.isPartial && tally.older === 0;
  const { data: before } = useSiteVisits(period !== null && isWhole, period ?? days);
  if (tally.isPartial) return <span role="status">{!hasFailed && t('visits.reading')}</span>;
  if (!isWhole) return t('visits.older', { number: formatNumber(tally.total) });
  if (!before || before.isPartial || before.older !== 0) return null;
  return (
    <Box sx={{ whiteSpace: 'nowrap', '& > div': { flexWrap: 'nowrap' } }}>
      <Change value={tally.total} before={before.total} />
    </Box>
  );
}
