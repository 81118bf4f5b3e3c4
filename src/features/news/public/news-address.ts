import type { Id } from '#src/api/fields/fields.ts';
import { detailsAddress } from '#src/public-pages.ts';
import { isCase } from '../cases/case-category.ts';
import type { News } from '../schema.ts';

type Addressed = Pick<News, 'id' | 'categoryId'>;

export function newsAddress(news: Addressed): string {
  return detailsAddress(isCase(news) ? 'case' : 'news', news.id);
}

/** The list of a category's news. */
export function newsCategoryAddress(id: Id): string {
  return isCase({ categoryId: id }) ? '/case' : `/news?categoryId=${encodeURIComponent(id)}`;
}
