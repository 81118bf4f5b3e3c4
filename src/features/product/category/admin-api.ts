import { resource } from '#src/api/resource.ts';
import { productCategoryApi } from './api.ts';
import type { ProductCategoryInput } from './input.ts';
import { ProductCategory } from './schema.ts';

/** Kept out of `api.ts`, which visitors download too. */
export const productCategoryAdminApi = {
  ...productCategoryApi,
  ...resource<ProductCategory, ProductCategoryInput>({
    name: productCategoryApi.name,
    record: ProductCategory,
    calls: {
      one: 'GET /product-category/get',
      create: 'POST /product-category/create',
      update: 'PUT /product-category/update',
      remove: 'DELETE /product-category/delete',
    },
    affects: ['product'],
  }),
};
