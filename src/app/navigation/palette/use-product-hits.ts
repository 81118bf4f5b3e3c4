import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Product } from '#src/features/product/schema.ts';
import { findProducts, matchProduct } from '#src/features/product/search/match-product.ts';
import { wholeProducts } from '#src/features/product/search/whole-products.ts';
import { type Id, sameId } from '#src/lib/records/id.ts';
import { termsOf } from '#src/lib/search/terms.ts';

const NO_HITS: Product[] = [];
const NONE = { rows: NO_HITS, isCut: false };

/** The products that contain all words of a keyword, found as on the public site, but including hidden ones. */
export function useProductHits(keyword: string, isOn: boolean) {
  const {
    data: { rows, isCut } = NONE,
    isFetching,
    isLoading,
    isError,
    refetch,
  } = useQuery({
    ...wholeProducts({ sortField: 'createTime', sortOrder: 'desc' }),
    enabled: isOn,
  });
  const terms = useMemo(() => termsOf(keyword), [keyword]);
  const hits = useMemo(
    () => (isOn && terms.length > 0 ? findProducts(rows, terms) : NO_HITS),
    [rows, terms, isOn],
  );
  return {
    hits,
    /** The specifications and tags that contain the words. */
    reasonsOf: (id: Id | undefined): string[] => {
      const product = hits.find((hit) => sameId(hit.id, id));
      return product ? (matchProduct(product, terms)?.reasons ?? []).map(({ text }) => text) : [];
    },
    /** Whether there are more products than are searched here. */
    isCut: isOn && terms.length > 0 && isCut,
    isSearching: isOn && isLoading,
    /** Null unless the request has failed. */
    retry: isError && !isFetching ? () => void refetch() : null,
  };
}
