import { queryOptions } from '@tanstack/react-query';
import { orAbsent } from '#src/api/client/absent-lists.ts';
import { request, toRequest } from '#src/api/client/client.ts';
import { pageOf, type PageQuery } from '#src/api/records/page.ts';
import { readAll, type ReadPage } from '#src/lib/records/read-all.ts';
import { productApi, Product } from '../schema.ts';

/** Maximum number of products read as a whole; `CoverageNote` names it where there are more. */
export const MAX_PRODUCTS = 500;
const CALL = 'GET /product/page';
/** In ms. A catalogue changes less often than it is searched; saving a product invalidates it. */
const FRESH = 5 * 60_000;

export type WholeProducts = {
  rows: Product[];
  /** Whether there are more products than were read. */
  isCut: boolean;
};

/**
 * The products of a query on all its pages, up to the limit. Not stored for the next visit, because it may be
 * large.
 */
export function wholeProducts(query: Omit<PageQuery, 'pageNo' | 'pageSize'>) {
  return queryOptions({
    queryKey: [productApi.name, 'whole', query],
    queryFn: async ({ signal }): Promise<WholeProducts> => {
      let isCut = false;
      const readPage: ReadPage<Product> = (place) => {
        const data = { ...query, ...place };
        return request(pageOf(Product, data), { ...toRequest(CALL), data, signal });
      };
      const onProgress = (done: number, total: number | null) => {
        isCut = total === null ? done >= MAX_PRODUCTS : total > MAX_PRODUCTS;
      };
      const reading = readAll({ signal, readPage, limit: MAX_PRODUCTS, onProgress });
      const rows = await orAbsent(CALL, reading, []);
      return { rows, isCut };
    },
    staleTime: FRESH,
  });
}
