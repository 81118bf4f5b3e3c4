import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { foundProducts } from '../search/found-products.ts';
import { readChoices } from './choices.ts';
import { facetsOf } from './facets.ts';

/** What is in the address of the product list; '' for what is not. */
type Narrowing = { categoryId: string; tag: string; q: string; spec: string };

/** The filters of the products in a category, with a tag and a keyword; nothing is read while it is off. */
export function useFacets({ categoryId, tag, q, spec }: Narrowing, isOn: boolean) {
  const { data, isPending, isLoadingError, error, refetch } = useQuery({
    ...foundProducts(categoryId, q),
    placeholderData: keepPreviousData,
    enabled: isOn,
  });
  const choices = useMemo(() => readChoices(spec), [spec]);
  const products = useMemo(
    () => data?.rows.filter(({ tags }) => tag === '' || tags.includes(tag)) ?? [],
    [data, tag],
  );
  const facets = useMemo(() => facetsOf(products, choices), [products, choices]);
  return {
    choices,
    products,
    facets,
    isPending,
    /** Null unless there are no filters because of it. */
    error: isLoadingError ? error : null,
    retry: () => void refetch(),
    isCut: data?.isCut ?? false,
    isPartial: data?.isPartial ?? false,
  };
}

export type Facets = ReturnType<typeof useFacets>;
