import { useQuery } from '@tanstack/react-query';
import type { Categorized } from '#src/lib/records/category-name.ts';
import { type Category, needsCategories, withCategory } from '#src/api/fields/localized.ts';
import type { wholeList } from './queries.ts';

type Categories<C> = { all: ReturnType<typeof wholeList<C>> };

/** A record with the name of its category, '' for an unknown one. The categories are only loaded where it needs them. */
export function useCategorized<T extends Categorized, C extends Category>(
  record: T,
  categories: Categories<C>,
): T {
  const { data } = useQuery({ ...categories.all(), enabled: needsCategories(record) });
  return withCategory(record, data?.rows);
}
