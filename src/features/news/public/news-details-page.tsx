import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { isUntranslated, localized } from '#src/api/localized.ts';
import { isVisibleNow } from '#src/api/visibility.ts';
import { useCategorized } from '#src/api/use-categorized.ts';
import { DetailsFrame } from '#src/components/details-page/details-frame.tsx';
import { DetailsPage } from '#src/components/details-page/details-page.tsx';
import { useNow } from '#src/components/use-now.ts';
import { CASE_CATEGORY, isCase } from '../cases/case-category.ts';
import { newsCategoryApi } from '../category/api.ts';
import { newsFields } from '../schema.ts';
import type { News } from '../schema.ts';
import { NewsArticle, NewsArticleSkeleton } from './news-article.tsx';
import { NewsNeighbours } from './news-neighbours.tsx';
import { NewsPageMeta } from './news-page-meta.tsx';
import { oneNews } from './one-news.ts';
import { RelatedNews } from './related-news.tsx';

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
