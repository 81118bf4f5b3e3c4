import { adminApi } from '#src/admin/admin-api.ts';
import { crudCalls } from '#src/api/records/crud-calls.ts';
import { newsApi } from './api.ts';
import { News, newsFields } from './schema.ts';

/** Calls of the back office, separate from `api.ts`, which visitors download. */
export const newsAdminApi = adminApi(newsApi, {
  record: News,
  fields: newsFields,
  calls: crudCalls('/news'),
  empty: async () => (await import('./input.ts')).emptyNews,
  checked: {
    title: ['seoTitle', 'title'],
    summary: ['seoDescription', 'summary'],
    cover: 'cover',
    richTexts: ['content'],
    texts: ['title', 'summary', 'tags', 'seoTitle', 'seoKeywords', 'seoDescription'],
  },
  filtersDays: true,
});

/** Filters of the list, besides its table's status and period. */
export const NEWS_FILTERS = ['categoryId', 'from', 'to'] as const;
export type NewsFilter = (typeof NEWS_FILTERS)[number];
