import { absoluteUrl } from '#src/lib/links/absolute-url.ts';
import { firstGraphemes } from '#src/lib/text/graphemes.ts';
import { organizationReference } from './organization-data.ts';
import type { Thing } from './thing.ts';

type Article = {
  title: string;
  summary: string;
  /** URL of the picture, '' for none. */
  cover: string;
  author: string;
  tags: readonly string[];
  categoryName: string;
  /** ISO 8601. */
  publishTime: string;
  updateTime?: string | null | undefined;
  /** The article's URL. */
  url: string;
};

/** Google cuts longer headlines. */
const HEADLINE = 110;

/** A news article. Google reads headline, image, dates and author; `siteName` is the publisher. */
export function newsArticleData(article: Article, siteName: string): Thing {
  const { title, summary, cover, author, tags, categoryName, publishTime, updateTime } = article;
  const publisher = organizationReference(siteName);
  const picture = absoluteUrl(cover);
  return {
    '@type': 'NewsArticle',
    headline: firstGraphemes(title, HEADLINE),
    description: summary || undefined,
    image: picture ? [picture] : undefined,
    datePublished: publishTime || undefined,
    dateModified: updateTime || publishTime || undefined,
    author: author
      ? { '@type': 'Organization', name: author, parentOrganization: publisher }
      : publisher,
    publisher,
    articleSection: categoryName || undefined,
    keywords: tags.length > 0 ? tags.join(',') : undefined,
    mainEntityOfPage: absoluteUrl(article.url),
  };
}
