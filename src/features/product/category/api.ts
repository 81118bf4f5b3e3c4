import { resource, wholeList } from '#src/api/resource.ts';
import { ProductCategory } from './schema.ts';
import type { ProductCategoryInput } from './input.ts';

const NAME = 'product-category';

export const productCategoryApi = {
  ...resource<ProductCategory, ProductCategoryInput>({
    name: NAME,
    record: ProductCategory,
    calls: {
      one: 'GET /product-category/get',
      create: 'POST /product-category/create',
      update: 'PUT /product-category/update',
      remove: 'DELETE /product-category/delete',
    },
    affects: ['product'],
  }),
  all: wholeList(NAME, ProductCategory, 'GET /product-category/list'),
};
