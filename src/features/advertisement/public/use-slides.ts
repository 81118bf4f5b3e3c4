import { useQuery } from '@tanstack/react-query';
import { isVisibleNow } from '#src/api/fields/visibility.ts';
import { useNow } from '#src/components/use-now.ts';
import { bySort } from '#src/lib/records/by-sort.ts';
import { advertisementApi, type Advertisement, advertisementFields } from '../schema.ts';

/** Slides that visitors see now, in order; empty if they could not be loaded. */
export function useSlides(): { slides: Advertisement[]; isPending: boolean } {
  const { data, isPending } = useQuery(advertisementApi.shown());
  const now = useNow();
  const slides = (data?.rows ?? [])
    .filter((row) => isVisibleNow(row, advertisementFields, now))
    .toSorted(bySort);
  return { slides, isPending };
}
