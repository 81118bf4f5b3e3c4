import { oneRecord, pagedList, wholeList } from '#src/api/resource.ts';
import { News } from './schema.ts';

const NAME = 'news';

export const newsApi = {
  name: NAME,
  one: oneRecord(NAME, News, 'GET /news/get'),
  page: pagedList(NAME, News, 'GET /news/page'),
  top3: wholeList(NAME, News, 'GET /news/top3'),
};
