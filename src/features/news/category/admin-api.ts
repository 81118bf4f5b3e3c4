import { adminApi } from '#src/admin/admin-api.ts';
import { crudCalls } from '#src/api/records/crud-calls.ts';
import { newsCategoryApi } from './api.ts';
import { NewsCategory, newsCategoryFields } from './schema.ts';

/** Calls of the back office, separate from `api.ts`, which visitors download. */
export const newsCategoryAdminApi = adminApi(newsCategoryApi, {
  record: NewsCategory,
  fields: newsCategoryFields,
  calls: crudCalls('/news-category'),
  empty: async () => (await import('./input.ts')).emptyNewsCategory,
  affects: ['news'],
});
