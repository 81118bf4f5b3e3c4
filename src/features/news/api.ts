import { pagedList, resource, wholeList } from '#src/api/resource.ts';
import { News } from './schema.ts';
import type { NewsInput } from './input.ts';

const NAME = 'news';

export const newsApi = {
  ...resource<News, NewsInput>({
    name: NAME,
    record: News,
    calls: {
      one: 'GET /news/get',
      create: 'POST /news/create',
      update: 'PUT /news/update',
      remove: 'DELETE /news/delete',
    },
  }),
  page: pagedList(NAME, News, 'GET /news/page'),
  top3: wholeList(NAME, News, 'GET /news/top3'),
};
