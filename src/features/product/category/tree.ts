import { bySort } from '#src/lib/by-sort.ts';
import type { ProductCategory } from './schema.ts';

export type CategoryNode = ProductCategory & { below: ProductCategory[] };

/**
 * The two levels, each in its order. A category whose parent is not there stands at the top, so
 * that none is lost from sight.
 */
export function toTree(categories: ProductCategory[]): CategoryNode[] {
  const sorted = categories.toSorted(bySort);
  const isTop = ({ parentId }: ProductCategory) =>
    parentId === null || !sorted.some(({ id }) => id === parentId);
  return sorted
    .filter(isTop)
    .map((top) => ({ ...top, below: sorted.filter(({ parentId }) => parentId === top.id) }));
}
