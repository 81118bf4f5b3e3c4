import { queryOptions } from '@tanstack/react-query';
import { isShown, STATUS } from '#src/api/status.ts';
import { sameId } from '#src/lib/records/id.ts';
import { termsOf } from '#src/lib/search/terms.ts';
import { productApi } from '../api.ts';
import type { Product } from '../schema.ts';
import { findProducts } from './match-product.ts';
import { MAX_PRODUCTS, wholeProducts } from './whole-products.ts';

type FoundProducts = {
  rows: Product[];
  /** Whether there are more than were looked through. */
  isCut: boolean;
  /** Whether only the server's own hits are there, because the products could not be read as a whole. */
  isPartial: boolean;
};

/**
 * The products of a category ('' for any) that a keyword finds ('' for all): the server's own hits in its order,
 * and after them those whose specifications, tags or texts have all words, which servers do not look through.
 */
export function foundProducts(categoryId: string, q: string) {
  const query = { status: STATUS.shown, categoryId };
  return queryOptions({
    queryKey: [productApi.name, 'found', query, q],
    queryFn: async ({ client }): Promise<FoundProducts> => {
      const whole = client.fetchQuery(wholeProducts(query));
      const [hits, all] = await (q === ''
        ? whole.then((rows) => [[], rows] as const)
        : Promise.all([
            client.fetchQuery(wholeProducts({ ...query, keyword: q })),
            whole.catch(() => null),
          ]));
      const others = findProducts(all ?? [], termsOf(q)).filter(
        (product) => !hits.some(({ id }) => sameId(id, product.id)),
      );
      return {
        rows: [...hits, ...others].filter(isShown),
        isCut: (all?.length ?? 0) >= MAX_PRODUCTS,
        isPartial: all === null,
      };
    },
  });
}
