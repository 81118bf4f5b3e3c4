import { useQuery } from '@tanstack/react-query';
import { needsCategories, withCategory } from '#src/api/fields/localized.ts';
import type { News } from '../schema.ts';
import { newsCategoryApi } from './api.ts';

/** A news item with the name of its category, '' for an unknown one. The categories are only loaded where it needs them. */
export function useCategorized(news: News): News {
  const { data } = useQuery({ ...newsCategoryApi.all(), enabled: needsCategories(news) });
  return withCategory(news, data?.rows);
}
