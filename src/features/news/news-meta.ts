import { assetUrl } from '#src/api/assets.ts';
import type { News } from './schema.ts';

/** What search engines and shared links say of a news item. */
export function newsMeta(
  news: Pick<News, 'title' | 'summary' | 'cover' | 'seoTitle' | 'seoDescription'>,
) {
  return {
    title: news.seoTitle || news.title,
    description: news.seoDescription || news.summary || news.title,
    picture: news.cover ? assetUrl(news.cover) : '',
  };
}
