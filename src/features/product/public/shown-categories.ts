import { isShown } from '#src/api/status.ts';
import type { ProductCategory } from '../category/schema.ts';
import { toTree } from '../category/tree.ts';
import type { CategoryNode } from '../category/tree.ts';

/**
 * The two levels that visitors may see: what is below a hidden category is hidden with it, also
 * where the server sends the one and not the other.
 */
export function shownCategories(categories: ProductCategory[]): CategoryNode[] {
  return toTree(categories)
    .filter((top) => isShown(top) && top.parentId === null)
    .map((top) => ({ ...top, below: top.below.filter(isShown) }));
}

/** A category of the tree and the one of the first level that it belongs to; itself where it is one. */
export type ChosenCategory = { category: ProductCategory; top: CategoryNode };

/** Undefined where the tree does not have it. */
export function findCategory(tree: CategoryNode[], id: string): ChosenCategory | undefined {
  return tree
    .flatMap((top) => [top, ...top.below].map((category) => ({ category, top })))
    .find(({ category }) => String(category.id) === id);
}
