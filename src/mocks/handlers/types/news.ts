import { crudCalls } from '#src/api/records/crud-calls.ts';
import { type News, newsApi } from '#src/features/news/schema.ts';
import { parseDateTime } from '#src/lib/time/date-time.ts';
import { crudHandlers, ensure, listCall, ofTable, pageCall, type Resource } from '../crud.ts';
import { define } from '../define.ts';
import { equals, pinnedFirst, isVisible, bySort } from '../query.ts';
import { type NewsCategory, newsCategoryApi } from '#src/features/news/category/schema.ts';
import { Refusal } from '../refusal.ts';

const resource: Resource<News> = {
  rows: (db) => db.news,
  ...ofTable(newsApi),
  noun: '资讯',
  listing: {
    search: ['title', 'summary'],
    filters: {
      categoryId: equals('categoryId'),
      status: equals('status'),
      from: ({ publishTime }, value) => publishTime >= momentOf(value, '00:00:00'),
      to: ({ publishTime }, value) => publishTime <= momentOf(value, '23:59:59'),
    },
    order: pinnedFirst,
  },
  check: ({ db }, { categoryId }) =>
    ensure(db.newsCategories.find(categoryId) !== undefined, 'categoryId', '分类不存在'),
  present: (row, db) => ({
    ...row,
    categoryName: db.newsCategories.find(row.categoryId)?.name ?? '',
  }),
};

export const newsCalls = [
  pageCall('GET /news/page', resource),
  define('GET /news/top3', ({ db }) => {
    const now = db.now().toISOString();
    const rows = db.news.sorted('', pinnedFirst).filter((row) => isVisible(row, now));
    return rows.slice(0, 3).map((row) => resource.present?.(row, db));
  }),
  ...crudHandlers(crudCalls('/news'), resource),
];

/** Converts a filter's day or time to ISO 8601; a day means its first or last second. */
function momentOf(value: string, time: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value);
  return parseDateTime(isDay ? `${value} ${time}` : value)?.toISOString() ?? '';
}

const categories: Resource<NewsCategory> = {
  rows: (db) => db.newsCategories,
  ...ofTable(newsCategoryApi),
  noun: '资讯分类',
  listing: { search: ['name'], order: bySort },
  unique: { field: 'name', label: '资讯分类' },
  checkRemoval: ({ db }, { id }) => {
    const inUse = db.news.all().filter((row) => String(row.categoryId) === String(id)).length;
    if (inUse > 0) throw new Refusal(409, `该分类下还有 ${inUse} 条资讯，不能删除`);
  },
};

export const newsCategoryCalls = [
  listCall('GET /news-category/list', categories),
  ...crudHandlers(crudCalls('/news-category'), categories),
];
