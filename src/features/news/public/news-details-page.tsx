import type { QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isInEnglish, isUntranslated, localized } from '#src/api/localized.ts';
import type { Rows } from '#src/api/page.ts';
import { isVisibleNow } from '#src/api/visibility.ts';
import { DetailsFrame } from '#src/components/details-page/details-frame.tsx';
import { DetailsPage } from '#src/components/details-page/details-page.tsx';
import { PageMeta } from '#src/components/page/page-meta.tsx';
import { useSiteName } from '#src/components/page/site-name.ts';
import { breadcrumbData } from '#src/components/structured-data/breadcrumb-data.ts';
import { newsArticleData } from '#src/components/structured-data/news-article-data.ts';
import { StructuredData } from '#src/components/structured-data/structured-data.tsx';
import { useNow } from '#src/components/use-now.ts';
import { sameId } from '#src/lib/records/id.ts';
import { newsApi } from '../api.ts';
import { useCategorized } from '../category/use-categorized.ts';
import { newsMeta } from '../news-meta.ts';
import type { News } from '../schema.ts';
import { newsAddress } from './news-address.ts';
import { NewsArticle, NewsArticleSkeleton } from './news-article.tsx';
import { NewsNeighbours } from './news-neighbours.tsx';
import { RelatedNews } from './related-news.tsx';

/** One news item, `?id=`. */
export function Component() {
  const { t } = useTranslation('news');
  const now = useNow();
  return (
    <DetailsPage
      query={(id, client) => ({
        ...newsApi.one(id),
        placeholderData: () => newsPlaceholder(client, id),
      })}
      isVisible={(news) => isVisibleNow(news, now)}
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
      {(news) => <NewsDetails news={news} />}
    </DetailsPage>
  );
}

/** The item from a list in the cache; undefined if no list has it together with its content. */
function newsPlaceholder(client: QueryClient, id: string): News | undefined {
  return ['page', 'all']
    .flatMap((kind) => client.getQueriesData<Rows<News>>({ queryKey: [newsApi.name, kind] }))
    .flatMap(([, list]) => list?.rows ?? [])
    .find((news) => sameId(news.id, id) && news.content !== '');
}

function NewsDetails({ news: read }: { news: News }) {
  const { t } = useTranslation('news');
  const news = useCategorized(localized(read));
  const siteName = useSiteName();
  const url = newsAddress(news.id);
  const { title, description, picture: cover } = newsMeta(news);
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        keywords={news.seoKeywords}
        image={cover}
        type="article"
        isInEnglish={isInEnglish(news)}
      />
      <StructuredData
        things={[
          newsArticleData({ ...news, cover, url }, siteName),
          breadcrumbData([
            { name: siteName, url: '/home' },
            { name: t('list.title'), url: '/news' },
            { name: news.title, url },
          ]),
        ]}
      />
      <DetailsFrame
        to="/news"
        label={t('details.toList')}
        title={news.title}
        isUntranslated={isUntranslated(news)}
        maxWidth={{ xs: '38rem', md: '40rem' }}
      >
        <NewsArticle news={news} isPage />
        <NewsNeighbours news={news} />
      </DetailsFrame>
      <RelatedNews news={news} />
    </>
  );
}
