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
 * as soon as they are there, and after them those whose specifications, tags or texts have all words, which servers
 * do not look through.
 */
export function foundProducts(categoryId: string, q: string) {
  const query = { status: STATUS.shown, categoryId };
  const whole = wholeProducts(query);
  return queryOptions({
    queryKey: [productApi.name, 'found', query, q],
    queryFn: async ({ client, queryKey }): Promise<FoundProducts> => {
      const reading = client.fetchQuery(whole);
      if (q === '') return found([], await reading, q);
      const all = reading.catch(() => null);
      const hits = await client.fetchQuery(wholeProducts({ ...query, keyword: q }));
      if (hits.some(isShown) && client.getQueryData(whole.queryKey) === undefined) {
        const first = found(hits, [], q);
        client.setQueryData(queryKey, (before?: FoundProducts) => before ?? first);
      }
      return found(hits, await all, q);
    },
  });
}

/** `all` is null where they could not be read. */
function found(hits: Product[], all: Product[] | null, q: string): FoundProducts {
  const others = findProducts(all ?? [], termsOf(q)).filter(
    (product) => !hits.some(({ id }) => sameId(id, product.id)),
  );
  return {
    rows: [...hits, ...others].filter(isShown),
    isCut: (all?.length ?? 0) >= MAX_PRODUCTS,
    isPartial: all === null,
  };
}
