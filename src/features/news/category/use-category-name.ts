import { useQuery } from '@tanstack/react-query';
import { categoryNameOf } from '#src/lib/records/category-name.ts';
import type { Categorized } from '#src/lib/records/category-name.ts';
import { newsCategoryApi } from './api.ts';

/**
 * The name of an item's category, null for an unknown one. The categories are only loaded where the
 * item has no name of its own.
 */
export function useCategoryName(news: Categorized): string | null {
  const isNeeded = news.categoryName === '' && news.categoryId !== null;
  const { data } = useQuery({ ...newsCategoryApi.all(), enabled: isNeeded });
  return categoryNameOf(news, data?.rows);
}
