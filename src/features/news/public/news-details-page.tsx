import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useNow } from '#src/components/use-now.ts';
import { isVisibleNow } from '#src/api/visibility.ts';
import { DetailsFailed } from '#src/components/details-failed.tsx';
import { PageMeta } from '#src/components/page-meta.tsx';
import { Waiting } from '#src/components/waiting.tsx';
import { newsApi } from '../api.ts';
import { knownNews } from './known-news.ts';
import { NewsArticleSkeleton } from './news-article-skeleton.tsx';
import { NewsDetails } from './news-details.tsx';
import { NewsNotFound } from './news-not-found.tsx';

/** One news item, `?id=` (P7). Without an id, without a record or before its time: not found. */
export function Component() {
  const { t } = useTranslation('news');
  const id = useSearchParams()[0].get('id') ?? '';
  const client = useQueryClient();
  const now = useNow();
  const query = useQuery({
    ...newsApi.one(id),
    enabled: id !== '',
    placeholderData: () => knownNews(client, id),
  });

  if (id === '' || query.data === null) return <NewsNotFound />;
  if (query.data)
    return isVisibleNow(query.data, now) ? <NewsDetails news={query.data} /> : <NewsNotFound />;
  if (query.isError) {
    return (
      <DetailsFailed
        pageTitle={t('details.failed')}
        title={t('details.failed')}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 5, md: 8 } }}>
      <PageMeta title={t('list.title')} />
      <Box sx={{ minHeight: '60dvh' }}>
        <Waiting>
          <NewsArticleSkeleton />
        </Waiting>
      </Box>
    </Container>
  );
}
