import { oneRecord, pagedList } from '#src/api/records/queries.ts';
import { Product } from './schema.ts';

const NAME = 'product';

export const productApi = {
  name: NAME,
  one: oneRecord(NAME, Product, 'GET /product/get'),
  page: pagedList(NAME, Product, 'GET /product/page'),
};
