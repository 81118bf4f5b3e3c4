import { useQuery } from '@tanstack/react-query';
import { needsCategories, withCategory } from '#src/api/fields/localized.ts';
import type { Product } from '../schema.ts';
import { productCategoryApi } from './api.ts';

/** A product with the name of its category, '' for an unknown one. The categories are only loaded where it needs them. */
export function useCategorized(product: Product): Product {
  const { data } = useQuery({ ...productCategoryApi.all(), enabled: needsCategories(product) });
  return withCategory(product, data?.rows);
}
