import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { isUntranslated, localized } from '#src/api/fields/localized.ts';
import { isVisibleNow } from '#src/api/fields/visibility.ts';
import { useCategorized } from '#src/api/records/use-categorized.ts';
import { DetailsFrame } from '#src/components/details-page/details-frame.tsx';
import { DetailsPage } from '#src/components/details-page/details-page.tsx';
import { useNow } from '#src/components/use-now.ts';
import { CASE_CATEGORY, isCase } from '../cases/case-category.ts';
import { newsCategoryApi } from '../category/schema.ts';
import { type News, newsFields } from '../schema.ts';
import { NewsArticle, NewsArticleSkeleton } from './news-article.tsx';
import { NewsCard } from './news-card.tsx';
import { NewsNeighbours } from './news-neighbours.tsx';
import { NewsPageMeta } from './news-page-meta.tsx';
import { newsPoster } from './news-poster.ts';
import { oneNews } from './one-news.ts';
import { useNewest } from './use-newest.ts';

/** One news item, `?id=`. */
export function Component() {
  const { t } = useTranslation('news');
  const now = useNow();
  const { search, hash } = useLocation();
  return (
    <DetailsPage
      query={oneNews}
      isVisible={(news) => isVisibleNow(news, newsFields, now)}
      title={t('list.title')}
      skeleton={<NewsArticleSkeleton />}
      failed={{ title: t('details.failed') }}
      notFound={{
        title: t('details.notFound'),
        hint: t('details.notFoundHint'),
        to: '/news',
        action: t('details.toList'),
      }}
    >
      {(news) =>
        CASE_CATEGORY !== '' && isCase(news) ? (
          <Navigate to={{ pathname: '/case/details', search, hash }} replace />
        ) : (
          <NewsDetails news={news} />
        )
      }
    </DetailsPage>
  );
}

function NewsDetails({ news: read }: { news: News }) {
  const { t } = useTranslation('news');
  const news = useCategorized(localized(read), newsCategoryApi);
  return (
    <>
      <NewsPageMeta news={news} list={{ name: t('list.title'), url: '/news' }} type="NewsArticle" />
      <DetailsFrame
        to="/news"
        label={t('details.toList')}
        title={news.title}
        poster={newsPoster(news)}
        isUntranslated={isUntranslated(news)}
        maxWidth={{ xs: '38rem', md: '40rem' }}
      >
        <NewsArticle news={news} />
        <NewsNeighbours news={news} />
      </DetailsFrame>
      <RelatedNews news={news} />
    </>
  );
}

const SHOWN = 3;

type RelatedNewsProps = { news: News };

/** Other news of the same category; nothing if there are none. */
function RelatedNews({ news }: RelatedNewsProps) {
  const { t } = useTranslation('news');
  const { rows: related = [] } = useNewest(news.categoryId, SHOWN, news.id);
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
