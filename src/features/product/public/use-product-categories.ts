import { useQuery } from '@tanstack/react-query';
import { productCategoryApi } from '../category/api.ts';
import { findCategory, shownCategories } from './shown-categories.ts';

/**
 * The categories that visitors may see, and the one with this id. `isGone` is true once it is known
 * that there is none such: until then, and where the categories do not come, nobody can say.
 */
export function useProductCategories(id: string) {
  const { data, isPending } = useQuery(productCategoryApi.all());
  const tree = data ? shownCategories(data.rows) : [];
  const chosen = findCategory(tree, id);
  return { tree, isPending, chosen, isGone: data !== undefined && id !== '' && !chosen };
}
