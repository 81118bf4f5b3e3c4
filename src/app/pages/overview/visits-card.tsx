import VisitsIcon from '@mui/icons-material/TrendingUpOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePageTitles } from '#src/admin/links/use-page-titles.ts';
import { Waiting } from '#src/components/loading/waiting.tsx';
import { createLazyPart } from '#src/components/loading/lazy-part.tsx';
import { accessLogApi } from '#src/features/access-log/api.ts';
import { Change } from '#src/features/access-log/statistics/change.tsx';
import { previousPeriod } from '#src/features/access-log/statistics/previous-period.ts';
import { daysBetween } from '#src/features/access-log/tally.ts';
import type { Tally, VisitCount } from '#src/features/access-log/tally.ts';
import { formatNumber } from '#src/i18n/format/format.ts';
import { CardRow } from './card-row.tsx';
import { OverviewCard } from './overview-card.tsx';
import { CACHED, DAYS, MOST, useSiteVisits } from './reads.ts';

const LIST = '/backstage/system/access-log/list';
const CURVE_HEIGHT = 200;

// Lazy: the charts weigh more than the page.
const VisitCurve = createLazyPart(
  async () => (await import('#src/features/access-log/statistics/visit-curve.tsx')).VisitCurve,
);

/** Card with the visits of the site in the last days as a curve, and its most visited pages. */
export function VisitsCard() {
  const { t } = useTranslation('overview');
  const { days, data, error, refetch } = useSiteVisits();
  const logOf = (filters: Record<string, string>) =>
    `${LIST}?${String(new URLSearchParams({ ...days, ...filters }))}`;
  return (
    <OverviewCard
      title={t('visits.title', { count: DAYS })}
      hint={t('visits.hint')}
      empty={t('visits.empty', { count: DAYS })}
      icon={VisitsIcon}
      waiting={<PartsWaiting />}
      isLoading={data === undefined && error === null}
      total={data?.total}
      failures={error ? [{ name: t('visits.title', { count: DAYS }), error, retry: refetch }] : []}
      links={[{ to: logOf({}), text: t('visits.all') }]}
      body={
        data && (
          <Box sx={partsStyles}>
            <Curve tally={data} days={days} hasFailed={error !== null} />
            <TopPages pages={data.pages.slice(0, MOST)} logOf={logOf} />
          </Box>
        )
      }
    />
  );
}

/** Skeleton as high as the curve with five pages beside it, or below it on phones. */
function PartsWaiting() {
  return (
    <Waiting sx={{ px: 2.5 }}>
      <Skeleton variant="rounded" sx={{ height: { xs: 556, md: 308 } }} />
    </Waiting>
  );
}

type CurveProps = { tally: Tally; days: { from: string; to: string }; hasFailed: boolean };

function Curve({ tally, days, hasFailed }: CurveProps) {
  const { t } = useTranslation('overview');
  const period = previousPeriod(days);
  const { data: before } = useQuery({
    ...accessLogApi.tally(period ?? days),
    ...CACHED,
    enabled: period !== null && !tally.isPartial && tally.older === 0,
  });
  const visits = new Map(tally.days.map((day) => [day.name, day.visits]));
  const counts = daysBetween(days.from, days.to).map((name) => ({
    name,
    visits: visits.get(name) ?? 0,
  }));
  return (
    <Box sx={{ minWidth: 0, px: 2.5, pb: 1 }}>
      <Box sx={{ minHeight: 28, typography: 'body2', color: 'text.secondary' }}>
        {tally.isPartial ? (
          <span role="status">{!hasFailed && t('visits.reading')}</span>
        ) : tally.older > 0 ? (
          t('visits.older', { number: formatNumber(tally.total) })
        ) : (
          before &&
          !before.isPartial &&
          before.older === 0 && (
            <Change value={tally.total} before={before.total} format={formatNumber} />
          )
        )}
      </Box>
      <VisitCurve
        counts={counts}
        height={CURVE_HEIGHT}
        fallback={<Skeleton variant="rounded" height={CURVE_HEIGHT} />}
      />
    </Box>
  );
}

type TopPagesProps = { pages: VisitCount[]; logOf: (filters: Record<string, string>) => string };

function TopPages({ pages, logOf }: TopPagesProps) {
  const { t } = useTranslation('overview');
  const titleOf = usePageTitles(pages.map(({ name }) => name));
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography id="top-pages" variant="subtitle2" component="h3" sx={{ px: 2.5, pb: 0.5 }}>
        {t('visits.topPages')}
      </Typography>
      <Box component="ul" aria-labelledby="top-pages" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {pages.map(({ name, visits }) => {
          const title = titleOf(name);
          return (
            <CardRow
              key={name}
              title={title || name}
              to={logOf({ path: name })}
              text={title === '' ? '' : <bdi dir="ltr">{name}</bdi>}
              end={t('visits.number', { number: formatNumber(visits) })}
            />
          );
        })}
      </Box>
    </Box>
  );
}

const partsStyles = {
  display: 'grid',
  alignItems: 'start',
  rowGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
};
