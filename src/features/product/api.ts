import { pagedList } from '#src/api/resource.ts';
import { Product } from './schema.ts';

const NAME = 'product';

export const productApi = {
  page: pagedList(NAME, Product, 'GET /product/page'),
};
