import { crudCalls } from '#src/api/records/crud-calls.ts';
import { resource } from '#src/api/records/resource.ts';
import { productCategoryApi } from './api.ts';
import type { ProductCategoryInput } from './input.ts';
import { ProductCategory } from './schema.ts';

/** Kept out of `api.ts`, which visitors download too. */
export const productCategoryAdminApi = {
  ...productCategoryApi,
  ...resource<ProductCategory, ProductCategoryInput>({
    name: productCategoryApi.name,
    record: ProductCategory,
    calls: crudCalls('/product-category'),
    affects: ['product'],
  }),
};
