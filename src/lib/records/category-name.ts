import { type Id, sameId } from './id.ts';

export type Categorized = { categoryId: Id | null; categoryName: string };

/**
 * The name of a record's category: its own, else the one in the list of categories; '' where there is
 * none, or the list is not loaded. Null for a category that is not in the list.
 */
export function categoryNameOf(
  { categoryId, categoryName }: Categorized,
  categories: readonly { id: Id; name: string }[] | undefined,
): string | null {
  if (categoryName !== '' || categoryId === null || !categories) return categoryName;
  return categories.find(({ id }) => sameId(id, categoryId))?.name ?? null;
}
