import { isInEnglish } from '#src/api/fields/localized.ts';
import { PageMeta } from '#src/components/page/page-meta.tsx';
import { useSiteName } from '#src/components/page/site-name.ts';
import { breadcrumbData } from '#src/components/structured-data/breadcrumb-data.ts';
import { newsArticleData } from '#src/components/structured-data/news-article-data.ts';
import { StructuredData } from '#src/components/structured-data/structured-data.tsx';
import type { Quote } from '../cases/case-text.ts';
import { newsMeta } from '../news-meta.ts';
import type { News } from '../schema.ts';
import { newsAddress } from './news-address.ts';

type NewsPageMetaProps = {
  /** The news item in the site's language. */
  news: News;
  /** The list that the page belongs to. */
  list: { name: string; url: string };
  /** The schema.org type of the article. */
  type: 'NewsArticle' | 'Article';
  /** What people say in the text. */
  quotes?: readonly Quote[];
};

/** Meta tags and structured data of a news item's page. */
export function NewsPageMeta({ news, list, type, quotes }: NewsPageMetaProps) {
  const siteName = useSiteName();
  const url = newsAddress(news);
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
          { ...newsArticleData({ ...news, cover, url, quotes }, siteName), '@type': type },
          breadcrumbData([{ name: siteName, url: '/home' }, list, { name: news.title, url }]),
        ]}
      />
    </>
  );
}
