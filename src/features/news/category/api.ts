import { resource, wholeList } from '#src/api/resource.ts';
import { NewsCategory } from './schema.ts';
import type { NewsCategoryInput } from './input.ts';

const NAME = 'news-category';

export const newsCategoryApi = {
  ...resource<NewsCategory, NewsCategoryInput>({
    name: NAME,
    record: NewsCategory,
    calls: {
      one: 'GET /news-category/get',
      create: 'POST /news-category/create',
      update: 'PUT /news-category/update',
      remove: 'DELETE /news-category/delete',
    },
    affects: ['news'],
  }),
  all: wholeList(NAME, NewsCategory, 'GET /news-category/list'),
};
