import { useQuery } from '@tanstack/react-query';
import { photoApi } from '#src/api/uploads/photos.ts';

const RECENT = { pageNo: 1, pageSize: 100, sortField: 'createTime', sortOrder: 'desc' as const };

/** Categories in use. The API has no list of them, so they come from the newest hundred photos. */
export function usePhotoCategories(): string[] {
  const { data } = useQuery(photoApi.page(RECENT));
  const names = data?.rows.map(({ category }) => category).filter((name) => name !== '') ?? [];
  return [...new Set(names)].toSorted((one, other) => one.localeCompare(other));
}
