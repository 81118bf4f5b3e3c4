import { queryOptions } from '@tanstack/react-query';
import { hasShownStatus, STATUS } from '#src/api/fields/status.ts';
import { sameId } from '#src/lib/records/id.ts';
import { loadSimplified } from '#src/lib/search/simplified.ts';
import { termsOf } from '#src/lib/search/terms.ts';
import { productApi, type Product } from '../schema.ts';
import { findProducts, nearestProducts } from './match-product.ts';
import { wholeProducts, type WholeProducts } from './whole-products.ts';

type FoundProducts = {
  rows: Product[];
  /** Whether there are more products than were searched. */
  isCut: boolean;
  /** Whether these are only the server's own hits, because the products could not be read as a whole. */
  isPartial: boolean;
  /** True where no product has all words, and these have most of them. */
  isNear: boolean;
};

/**
 * The products of a category ('' for any) that match a keyword ('' for all). First the server's own hits in
 * its order, as soon as they are loaded; then those with all words in specifications, tags or texts, which
 * servers do not search. Where there are none, those with most of the words.
 */
export function foundProducts(categoryId: string, q: string) {
  const query = { status: STATUS.shown, categoryId };
  const whole = wholeProducts(query);
  return queryOptions({
    queryKey: [productApi.name, 'found', query, q],
    queryFn: async ({ client, queryKey }): Promise<FoundProducts> => {
      const reading = client.fetchQuery(whole);
      if (q === '') return found((await reading).rows, await reading);
      const settled = reading.catch(() => null);
      const table = loadSimplified();
      const { rows: hits } = await client.fetchQuery(wholeProducts({ ...query, keyword: q }));
      if (hits.some(hasShownStatus) && client.getQueryData(whole.queryKey) === undefined) {
        client.setQueryData(queryKey, (before?: FoundProducts) => before ?? found(hits, NONE));
      }
      const all = await settled;
      await table;
      const terms = termsOf(q);
      const others = findProducts(all?.rows ?? [], terms).filter(
        (product) => !hits.some(({ id }) => sameId(id, product.id)),
      );
      const exact = found([...hits, ...others], all);
      if (exact.rows.length > 0) return exact;
      const near = found(nearestProducts(all?.rows ?? [], terms), all);
      return { ...near, isNear: near.rows.length > 0 };
    },
  });
}

const NONE: WholeProducts = { rows: [], isCut: false };

/** The answer with these rows. `all` are the searched products, null where they could not be read. */
function found(rows: Product[], all: WholeProducts | null): FoundProducts {
  return {
    rows: rows.filter(hasShownStatus),
    isCut: all?.isCut ?? false,
    isPartial: all === null,
    isNear: false,
  };
}
