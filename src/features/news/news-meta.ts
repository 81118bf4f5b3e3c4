import { assetUrl } from '#src/api/uploads/assets.ts';
import { textOf } from '#src/api/fields/localized.ts';
import { splitFocus } from '#src/lib/pictures/focal-point.ts';
import type { News } from './schema.ts';

/** Title, description and picture of a news item for search engines and shared links. */
export function newsMeta(
  news: Pick<News, 'title' | 'summary' | 'cover' | 'seoTitle' | 'seoDescription'>,
) {
  return {
    title: textOf(news, ['seoTitle', 'title']),
    description: textOf(news, ['seoDescription', 'summary', 'title']),
    picture: news.cover ? assetUrl(splitFocus(news.cover).file) : '',
  };
}
