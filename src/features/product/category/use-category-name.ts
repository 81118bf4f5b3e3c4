import { useQuery } from '@tanstack/react-query';
import { categoryNameOf } from '#src/lib/records/category-name.ts';
import type { Categorized } from '#src/lib/records/category-name.ts';
import { productCategoryApi } from './api.ts';

/**
 * The name of a product's category, null for an unknown one. The categories are only loaded where the
 * product has no name of its own.
 */
export function useCategoryName(product: Categorized): string | null {
  const isNeeded = product.categoryName === '' && product.categoryId !== null;
  const { data } = useQuery({ ...productCategoryApi.all(), enabled: isNeeded });
  return categoryNameOf(product, data?.rows);
}
