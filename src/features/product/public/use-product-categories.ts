import { useQuery } from '@tanstack/react-query';
import { isShown } from '#src/api/status.ts';
import { productCategoryApi } from '../category/api.ts';
import type { ProductCategory } from '../category/schema.ts';
import { toTree } from '../category/tree.ts';
import type { CategoryNode } from '../category/tree.ts';

/**
 * The visible categories, and the chosen one with this id. `isGone` is true only if the categories
 * are loaded and the id is not among them.
 */
export function useProductCategories(id: string) {
  const { data, isPending } = useQuery(productCategoryApi.all());
  const tree = data ? shownCategories(data.rows) : [];
  const chosen = findCategory(tree, id);
  return { tree, isPending, chosen, isGone: data !== undefined && id !== '' && !chosen };
}

/**
 * Both levels without hidden categories and without the subcategories of hidden ones, which a
 * server may still send.
 */
function shownCategories(categories: ProductCategory[]): CategoryNode[] {
  return toTree(categories)
    .filter((top) => isShown(top) && top.parentId === null)
    .map((top) => ({ ...top, subcategories: top.subcategories.filter(isShown) }));
}

/** `top` is the first-level category that `category` belongs to, or is. */
type ChosenCategory = { category: ProductCategory; top: CategoryNode };

function findCategory(tree: CategoryNode[], id: string): ChosenCategory | undefined {
  return tree
    .flatMap((top) => [top, ...top.subcategories].map((category) => ({ category, top })))
    .find(({ category }) => String(category.id) === id);
}
