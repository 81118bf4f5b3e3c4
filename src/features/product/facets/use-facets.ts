import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hasTag } from '#src/api/records/has-tag.ts';
import { foundProducts } from '../search/found-products.ts';
import { readChoices } from './choices.ts';
import { facetsOf } from './facets.ts';
import { siteChoices } from './site-choices.ts';

/** The filters in the URL of the product list; '' for one that is missing. */
type Narrowing = { categoryId: string; tag: string; q: string; spec: string };

/**
 * The filters of the products in a category, with a tag and a keyword. Nothing is read while `isOn` is false.
 */
export function useFacets({ categoryId, tag, q, spec }: Narrowing, isOn: boolean) {
  const { data, isPending, isLoadingError, error, refetch } = useQuery({
    ...foundProducts(categoryId, q),
    placeholderData: keepPreviousData,
    enabled: isOn,
  });
  const products = useMemo(
    () => data?.rows.filter((product) => hasTag(product, tag)) ?? [],
    [data, tag],
  );
  const { resolvedLanguage } = useTranslation().i18n;
  // The names and values are those of the site's language.
  const choices = useMemo(
    () => siteChoices(readChoices(spec), data?.rows ?? []),
    // oxlint-disable-next-line react/exhaustive-deps
    [spec, data, resolvedLanguage],
  );
  const facets = useMemo(
    () => facetsOf(products, choices),
    // oxlint-disable-next-line react/exhaustive-deps
    [products, choices, resolvedLanguage],
  );
  return {
    categoryId,
    choices,
    products,
    facets,
    isPending,
    /** The error, but only where it leaves no filters to show. */
    error: isLoadingError ? error : null,
    retry: () => void refetch(),
    isCut: data?.isCut ?? false,
    isPartial: data?.isPartial ?? false,
    isNear: data?.isNear ?? false,
  };
}

export type Facets = ReturnType<typeof useFacets>;
