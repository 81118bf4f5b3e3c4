import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { createLazyPart } from '#src/components/lazy-part.tsx';
import type { ListParams } from '#src/admin/list/use-list-params.ts';
import { CHART_HEIGHT } from './chart-height.ts';

// The list comes first: the charts are as heavy as it is.
const Statistics = createLazyPart(async () => (await import('./statistics.tsx')).Statistics);

type StatisticsCardProps = {
  params: ListParams;
  /** The charts wait for the list: its rows are what people came for. */
  isListRead: boolean;
};

/** Visits by day, page and region, in a card that has its height from the start. */
export function StatisticsCard({ params, isListRead }: StatisticsCardProps) {
  const { t } = useTranslation('access-log');
  const skeleton = (
    <Box role="status" aria-label={t('loading')} sx={{ px: 2, pb: 2 }}>
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
      {isListRead ? (
        <Statistics params={params} skeleton={skeleton} fallback={skeleton} />
      ) : (
        skeleton
      )}
    </Card>
  );
}
