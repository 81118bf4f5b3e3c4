import { wholeList } from '#src/api/records/queries.ts';
import { ProductCategory } from './schema.ts';

const NAME = 'product-category';

export const productCategoryApi = {
  name: NAME,
  all: wholeList(NAME, ProductCategory, 'GET /product-category/list'),
};
