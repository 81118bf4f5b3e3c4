import type { NewsArticleLeaf, QuotationLeaf } from 'schema-dts';
import { absoluteUrl } from '#src/lib/links/absolute-url.ts';
import { firstGraphemes } from '#src/lib/text/graphemes.ts';
import { organizationReference } from './organization-data.ts';

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
  url: string;
  /** What people say in the text. */
  quotes?: readonly { text: string; name: string; role: string }[] | undefined;
};

/** Google cuts longer headlines. */
const HEADLINE = 110;

/** A news article. Google reads headline, image, dates and author; `siteName` is the publisher. */
export function newsArticleData(article: Article, siteName: string): NewsArticleLeaf {
  const { title, summary, cover, author, tags, categoryName, publishTime, updateTime } = article;
  const publisher = organizationReference(siteName);
  const picture = absoluteUrl(cover);
  const quotes = (article.quotes ?? []).map(({ text, name, role }): QuotationLeaf => ({
    '@type': 'Quotation',
    text,
    creator: { '@type': 'Person', name, description: role || undefined },
  }));
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
    hasPart: quotes.length > 0 ? quotes : undefined,
    mainEntityOfPage: absoluteUrl(article.url),
  };
}
