import { adminApi } from '#src/admin/admin-api.ts';
import { crudCalls } from '#src/api/records/crud-calls.ts';
import { productCategoryApi } from './api.ts';
import { ProductCategory, productCategoryFields } from './schema.ts';

/** Calls of the back office, separate from `api.ts`, which visitors download. */
export const productCategoryAdminApi = adminApi(productCategoryApi, {
  record: ProductCategory,
  fields: productCategoryFields,
  calls: crudCalls('/product-category'),
  empty: async () => (await import('./input.ts')).emptyProductCategory,
  affects: ['product'],
});
