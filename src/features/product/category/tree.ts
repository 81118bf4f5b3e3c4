import { bySort } from '#src/lib/by-sort.ts';
import type { ProductCategory } from './schema.ts';

export type CategoryNode = ProductCategory & { subcategories: ProductCategory[] };

/**
 * Both levels in order. A category whose parent is missing is listed at the first level, so that it
 * stays reachable.
 */
export function toTree(categories: ProductCategory[]): CategoryNode[] {
  const sorted = categories.toSorted(bySort);
  const isTop = ({ parentId }: ProductCategory) =>
    parentId === null || !sorted.some(({ id }) => id === parentId);
  return sorted.filter(isTop).map((top) => ({
    ...top,
    subcategories: sorted.filter(({ parentId }) => parentId === top.id),
  }));
}
