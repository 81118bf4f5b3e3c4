import { crudCalls } from '#src/api/records/crud-calls.ts';
import { resource } from '#src/api/records/resource.ts';
import { newsCategoryApi } from './api.ts';
import type { NewsCategoryInput } from './input.ts';
import { NewsCategory } from './schema.ts';

/** Kept out of `api.ts`, which visitors download too. */
export const newsCategoryAdminApi = {
  ...newsCategoryApi,
  ...resource<NewsCategory, NewsCategoryInput>({
    name: newsCategoryApi.name,
    record: NewsCategory,
    calls: crudCalls('/news-category'),
    affects: ['news'],
  }),
};
