import { crudCalls } from '#src/api/records/crud-calls.ts';
import { emptyProduct, ProductInput } from '#src/features/product/input.ts';
import { Product } from '#src/features/product/schema.ts';
import { csvText } from '#src/lib/text/csv.ts';
import { crudHandlers, ensure, pageCall } from './crud.ts';
import type { Resource } from './crud.ts';
import { csvResponse } from './csv.ts';
import { define } from './define.ts';
import { withDescendants } from './product-categories.ts';
import { bySort, equals, rowsOf } from './query.ts';

const resource: Resource<Product> = {
  rows: (db) => db.products,
  record: Product,
  input: ProductInput,
  empty: emptyProduct,
  noun: '产品',
  listing: {
    search: ['name', 'model', 'summary'],
    filters: {
      categoryId: (row, value, { db }) => withDescendants(db, value).has(String(row.categoryId)),
      status: equals('status'),
      recommended: equals('recommended'),
    },
    order: bySort,
  },
  unique: { field: 'name', label: '产品' },
  check: ({ db }, { categoryId }) =>
    ensure(db.productCategories.find(categoryId) !== undefined, 'categoryId', '分类不存在'),
  present: (row, db) => ({
    ...row,
    categoryName: db.productCategories.find(row.categoryId)?.name ?? '',
  }),
};

export const productCalls = [
  pageCall('GET /product/page', resource),
  ...crudHandlers(crudCalls('/product'), resource),
  define('GET /product/simple-list', (context) =>
    rowsOf(context, context.db.products, resource.listing).map(({ id, name, cover }) => ({
      id,
      name,
      cover,
    })),
  ),
  define(
    'GET /product/export-excel',
    (context) => {
      const rows = rowsOf(context, context.db.products, resource.listing);
      const categoryOf = (row: Product) => context.db.productCategories.find(row.categoryId)?.name;
      return csvResponse(
        '产品.csv',
        csvText([
          ['编号', '名称', '型号', '分类', '简介', '标签', '浏览量', '状态'],
          ...rows.map((row) => [
            row.id,
            row.name,
            row.model,
            categoryOf(row) ?? '',
            row.summary,
            row.tags.join('、'),
            row.views,
            row.status === 0 ? '显示' : '隐藏',
          ]),
        ]),
      );
    },
    'session',
  ),
];
