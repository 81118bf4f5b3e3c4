import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { readableRecords } from '#src/api/fields/localized.ts';
import { isVisibleNow } from '#src/api/fields/visibility.ts';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { BusyRegion } from '#src/components/loading/busy-region.tsx';
import { useNow } from '#src/components/use-now.ts';
import { NewsCard } from '#src/features/news/public/news-card.tsx';
import { type News, newsApi, newsFields } from '#src/features/news/schema.ts';
import { Band } from './band.tsx';
import { FailureLine } from '#src/components/loading/failure-line.tsx';

/** The three top news: one large, two beside it. */
export function NewsBand() {
  const { t } = useTranslation('home');
  const { data, isPending, refetch } = useQuery(newsApi.top3());
  const now = useNow();
  const [lead, ...others] = readableRecords(data?.rows)
    .filter((row) => isVisibleNow(row, newsFields, now))
    .toSorted(byPinnedAndTime)
    .slice(0, 3);
  if (data && !lead) return null;
  const markOf = ({ pinned }: News) => (pinned ? t('news.pinned') : undefined);

  return (
    <Band
      title={t('news.title')}
      subtitle={t('news.subtitle')}
      more={{ to: '/news', label: t('news.more') }}
    >
      {isPending && (
        <BusyRegion sx={gridStyles}>
          <LightSkeleton ratio={16 / 9} />
          <Box sx={stackStyles}>
            <LightSkeleton ratio={16 / 9} />
            <LightSkeleton ratio={16 / 9} />
          </Box>
        </BusyRegion>
      )}
      {!isPending && !data && <FailureLine onRetry={() => void refetch()} />}
      {lead && (
        <Box sx={gridStyles}>
          <NewsCard news={lead} size="large" mark={markOf(lead)} />
          <Box sx={stackStyles}>
            {others.map((news) => (
              <NewsCard key={news.id} news={news} mark={markOf(news)} />
            ))}
          </Box>
        </Box>
      )}
    </Band>
  );
}

/** Pinned ones first, then the newest, whatever the server's order is. */
function byPinnedAndTime(one: News, other: News): number {
  if (one.pinned !== other.pinned) return one.pinned ? -1 : 1;
  return one.publishTime < other.publishTime ? 1 : -1;
}

const COLUMNS = 'minmax(0, 2fr) minmax(0, 1fr)';
const gridStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: COLUMNS },
  gap: { xs: 5, md: 4 },
  // Across the paper the first one would need a page of its own.
  '@media print': { gridTemplateColumns: COLUMNS },
};
const stackStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '1fr' },
  alignContent: 'space-between',
  gap: { xs: 5, sm: 3, md: 4 },
  '@media print': { gridTemplateColumns: '1fr' },
};
