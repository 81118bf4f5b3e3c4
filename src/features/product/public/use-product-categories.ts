import { useQuery } from '@tanstack/react-query';
import { localized } from '#src/api/fields/localized.ts';
import { hasShownStatus } from '#src/api/fields/status.ts';
import { type Branch, findBranch, toTree } from '#src/lib/records/tree.ts';
import { productCategoryApi, type ProductCategory } from '../category/schema.ts';

/**
 * The visible categories, and the chosen one with this id ('' for none). `isGone` is true only if the
 * categories are loaded and the id is not among them.
 */
export function useProductCategories(id: string) {
  const { data, isPending } = useQuery(productCategoryApi.all());
  const tree = data ? shownCategories(localized(data.rows)) : [];
  const chosen = findBranch(tree, id);
  return { tree, isPending, chosen, isGone: data !== undefined && id !== '' && !chosen };
}

/**
 * The tree without hidden categories and their subcategories, which a server may still send, but without
 * parents.
 */
function shownCategories(categories: ProductCategory[]): Branch<ProductCategory>[] {
  return toTree(categories.filter(hasShownStatus)).filter(
    ({ record, isInCircle }) => record.parentId === null || isInCircle,
  );
}
