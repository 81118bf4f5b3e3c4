import { wholeList } from '#src/api/records/queries.ts';
import { NewsCategory } from './schema.ts';

const NAME = 'news-category';

export const newsCategoryApi = {
  name: NAME,
  all: wholeList(NAME, NewsCategory, 'GET /news-category/list'),
};
