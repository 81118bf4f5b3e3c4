import { crudCalls } from '#src/api/records/crud-calls.ts';
import { type ProductCategory, productCategoryApi } from '#src/features/product/category/schema.ts';
import { ProductInput, emptyProduct } from '#src/features/product/input.ts';
import { Product } from '#src/features/product/schema.ts';
import { csvText } from '#src/lib/text/csv.ts';
import type { Database } from '../../database.ts';
import { crudHandlers, ensure, listCall, ofTable, pageCall, type Resource } from '../crud.ts';
import { csvResponse } from '../csv.ts';
import { type Context, define } from '../define.ts';
import { bySort, equals, rowsOf } from '../query.ts';
import { Refusal } from '../refusal.ts';

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

const categories: Resource<ProductCategory> = {
  rows: (db) => db.productCategories,
  ...ofTable(productCategoryApi),
  noun: '产品分类',
  listing: { search: ['name'], order: bySort },
  unique: {
    field: 'name',
    label: '产品分类',
    among: (one, other) => String(one.parentId) === String(other.parentId),
  },
  check: checkParent,
  checkRemoval: ({ db }, { id }) => {
    const children = childrenOf(db, id).length;
    if (children > 0) throw new Refusal(409, `该分类下还有 ${children} 个子分类，不能删除`);
    const products = db.products.all().filter((row) => String(row.categoryId) === String(id));
    if (products.length > 0) {
      throw new Refusal(409, `该分类下还有 ${products.length} 个产品，不能删除`);
    }
  },
};

export const productCategoryCalls = [
  listCall('GET /product-category/list', categories),
  ...crudHandlers(crudCalls('/product-category'), categories),
];

/** Ids (as strings) of a category and of all that are below it. */
function withDescendants(db: Database, id: string): Set<string> {
  const ids = new Set([id]);
  // Iterating a set also visits ids that are added meanwhile.
  for (const one of ids) for (const row of childrenOf(db, one)) ids.add(String(row.id));
  return ids;
}

function childrenOf(db: Database, id: unknown): ProductCategory[] {
  return db.productCategories.all().filter((row) => String(row.parentId) === String(id));
}

function checkParent({ db }: Context, { id, parentId }: ProductCategory): void {
  if (parentId === null) return;
  const parent = db.productCategories.find(parentId);
  ensure(parent !== undefined, 'parentId', '上级分类不存在');
  const isDeep = String(parentId) === String(id) || parent?.parentId !== null;
  ensure(!isDeep && childrenOf(db, id).length === 0, 'parentId', '产品分类最多两级');
}
