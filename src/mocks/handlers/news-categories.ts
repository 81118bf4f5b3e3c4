import { crudCalls } from '#src/api/records/crud-calls.ts';
import { emptyNewsCategory, NewsCategoryInput } from '#src/features/news/category/input.ts';
import { NewsCategory } from '#src/features/news/category/schema.ts';
import { crudHandlers, listCall } from './crud.ts';
import type { Resource } from './crud.ts';
import { bySort } from './query.ts';
import { Refusal } from './refusal.ts';

const resource: Resource<NewsCategory> = {
  rows: (db) => db.newsCategories,
  record: NewsCategory,
  input: NewsCategoryInput,
  empty: emptyNewsCategory,
  noun: '资讯分类',
  listing: { search: ['name'], order: bySort },
  unique: { field: 'name', label: '资讯分类' },
  checkRemoval: ({ db }, { id }) => {
    const inUse = db.news.all().filter((row) => String(row.categoryId) === String(id)).length;
    if (inUse > 0) throw new Refusal(409, `该分类下还有 ${inUse} 条资讯，不能删除`);
  },
};

export const newsCategoryCalls = [
  listCall('GET /news-category/list', resource),
  ...crudHandlers(crudCalls('/news-category'), resource),
];
