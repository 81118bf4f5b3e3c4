import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type ListParams, useListParams } from '#src/admin/list/core/use-list-params.ts';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { AccessLogList } from './access-log-list.tsx';
import { accessLogApi } from './api.ts';
import { CHART_HEIGHT, TOTALS_GRID } from './statistics/chart.ts';
import { previousPeriod } from './statistics/previous-period.ts';
import { VisitDialog } from './visit-dialog.tsx';

export function Component() {
  const { t } = useTranslation('access-log');
  const params = useListParams();
  return (
    <>
      <PageHeader title={t('list.title')} purpose={t('list.purpose')} />
      <StatisticsCard params={params} />
      <AccessLogList params={params} />
      <VisitDialog params={params} />
    </>
  );
}

// Loaded separately: the charts are as large a download as the list.
const Statistics = lazyPart(() => import('./statistics/statistics.tsx'), 'Statistics');

const TOTALS = [0, 1, 2];

type StatisticsCardProps = { params: ListParams };

/** Totals and charts above the list. Its height is reserved while it loads, so that nothing moves. */
function StatisticsCard({ params }: StatisticsCardProps) {
  const { t } = useTranslation('access-log');
  // The charts load after the list, and stay visible while another page of the list loads.
  const list = useQuery({
    ...accessLogApi.page(params.query),
    placeholderData: keepPreviousData,
  });
  const isCompared = previousPeriod(params.filters) !== null;
  const skeleton = (
    <Box role="status" aria-label={t('loading')} sx={{ px: 2, pb: 2 }}>
      <Box sx={{ ...TOTALS_GRID, pt: 1, pb: 1.5 }}>
        {TOTALS.map((total) => (
          <div key={total}>
            <Skeleton variant="text" width="40%" />
            <Skeleton variant="text" width="25%" sx={{ typography: 'h4' }} />
            {isCompared && <Skeleton variant="text" width="60%" />}
          </div>
        ))}
      </Box>
      <Skeleton width="50%" sx={{ typography: 'caption' }} />
      <Skeleton width={240} height={48} />
      <Skeleton variant="rounded" height={CHART_HEIGHT} sx={{ mt: 1 }} />
      <Skeleton width="60%" sx={{ mt: 1 }} />
    </Box>
  );
  return (
    <Card component="section" aria-labelledby="statistics-title" sx={{ mb: 3 }}>
      <Typography id="statistics-title" variant="h6" component="h2" sx={{ px: 2, pt: 2 }}>
        {t('statistics.title')}
      </Typography>
      {list.isPending ? (
        skeleton
      ) : (
        <Statistics params={params} skeleton={skeleton} fallback={skeleton} />
      )}
    </Card>
  );
}
