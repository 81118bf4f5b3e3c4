import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNow } from '#src/components/use-now.ts';
import { STATUS } from '#src/api/status.ts';
import { isVisibleNow } from '#src/api/visibility.ts';
import { sameId } from '#src/lib/records/id.ts';
import { newsApi, nextHour } from '../api.ts';
import type { News } from '../schema.ts';
import { NewsCard } from './news-card.tsx';

const SHOWN = 3;

type RelatedNewsProps = { news: News };

/** Other news of the same category; nothing if there are none. */
export function RelatedNews({ news }: RelatedNewsProps) {
  const { t } = useTranslation('news');
  const now = useNow();
  const { data } = useQuery(
    newsApi.page({
      pageNo: 1,
      pageSize: SHOWN + 1,
      status: STATUS.shown,
      to: nextHour(now),
      categoryId: news.categoryId ?? undefined,
    }),
  );
  const related = (data?.rows ?? [])
    .filter((row) => isVisibleNow(row, now) && !sameId(row.id, news.id))
    .slice(0, SHOWN);
  if (related.length === 0) return null;

  return (
    <Box
      component="section"
      aria-labelledby="related-news"
      sx={{ bgcolor: 'background.neutral', '@media print': { display: 'none' } }}
    >
      <Container maxWidth="lg" sx={{ py: { xs: 6, md: 9 } }}>
        <Typography id="related-news" variant="h3" component="h2" sx={{ mb: { xs: 3, md: 4 } }}>
          {t('details.related')}
        </Typography>
        <Box sx={gridStyles}>
          {related.map((row) => (
            <NewsCard key={row.id} news={row} growsIntoArticle={false} />
          ))}
        </Box>
      </Container>
    </Box>
  );
}

const gridStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
  gap: { xs: 4, sm: 3 },
};
