import { crudCalls } from '#src/api/records/crud-calls.ts';
import {
  emptyProductCategory,
  ProductCategoryInput,
} from '#src/features/product/category/input.ts';
import { ProductCategory } from '#src/features/product/category/schema.ts';
import type { Database } from '../database.ts';
import { crudHandlers, ensure, listCall } from './crud.ts';
import type { Resource } from './crud.ts';
import type { Context } from './define.ts';
import { bySort } from './query.ts';
import { Refusal } from './refusal.ts';

const resource: Resource<ProductCategory> = {
  rows: (db) => db.productCategories,
  record: ProductCategory,
  input: ProductCategoryInput,
  empty: emptyProductCategory,
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
  listCall('GET /product-category/list', resource),
  ...crudHandlers(crudCalls('/product-category'), resource),
];

/** Ids (as strings) of a category and of all that are below it. */
export function withDescendants(db: Database, id: string): Set<string> {
  const ids = new Set([id]);
  // A set's iteration goes on with what is added meanwhile, each id once.
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
