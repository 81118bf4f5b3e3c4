import { NewsCategory } from '#src/features/news/category/schema.ts';
import type { Seed, Table } from './context.ts';
import { times } from './context.ts';
import { site } from './english/site.ts';
import { withEnglish } from './english/with-english.ts';

const categories: [name: string, description: string][] = [
  ['公司新闻', '青禾的大事与小事'],
  ['行业资讯', '设施农业的趋势与观察'],
  ['产品动态', '新品、升级与固件说明'],
  ['技术文章', '农艺与工程师写的实用方法'],
  ['展会活动', '展会、培训与开放日'],
  ['客户案例', '客户用我们的产品做了什么'],
];

export const newsCategoriesTable: Table<NewsCategory> = {
  record: NewsCategory,
  seed: seedNewsCategories,
};

function seedNewsCategories(seed: Seed): NewsCategory[] {
  const rows = categories.map(([name, description], index) => ({
    id: index + 1,
    name,
    description,
    sort: (index + 1) * 10,
    status: 0 as const,
    ...times(seed, 800),
  }));
  return withEnglish(rows, ['name', 'description'], site);
}
