import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { usePendingDeletions } from '#src/admin/deletion/use-pending-deletions.ts';
import { photoApi } from '#src/api/uploads/photos.ts';
import { isDocument } from '#src/lib/files/file-types.ts';

const PAGE_SIZE = 24;
const NEWEST_FIRST = { sortField: 'createTime', sortOrder: 'desc' } as const;

export type LibraryQuery = { keyword: string; category: string };

/** The library's photos, the newest first, page after page; read anew when a dialog opens. */
export function useLibrary({ keyword, category }: LibraryQuery) {
  const client = useQueryClient();
  const pending = usePendingDeletions(photoApi.name);
  const filters = { ...(keyword && { keyword }), ...(category && { category }) };
  const { data, error, isPlaceholderData, isFetchingNextPage, hasNextPage, ...query } =
    useInfiniteQuery({
      queryKey: [photoApi.name, 'library', filters],
      queryFn: ({ pageParam }) => {
        const place = { pageNo: pageParam, pageSize: PAGE_SIZE };
        return client.fetchQuery({
          ...photoApi.page({ ...NEWEST_FIRST, ...filters, ...place }),
          staleTime: 0,
        });
      },
      initialPageParam: 1,
      getNextPageParam: ({ rows, dropped, total }, pages, pageNo) => {
        const read = pages.reduce((sum, page) => sum + page.rows.length + page.dropped, 0);
        const isMore = total === null || read < total;
        return isMore && rows.length + dropped > 0 ? pageNo + 1 : undefined;
      },
      staleTime: 0,
      placeholderData: keepPreviousData,
    });
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  // A photo that moved to the next page meanwhile is read twice.
  const unique = new Map(rows.map((photo) => [String(photo.id), photo]));
  const last = data?.pages.at(-1);
  return {
    photos:
      data &&
      [...unique.values()].filter(
        (photo) => !pending.includes(String(photo.id)) && !isDocument(photo),
      ),
    // An empty page ends a library whose total is unknown.
    total: last?.total === 0 ? unique.size : (last?.total ?? null),
    error,
    isOutdated: isPlaceholderData,
    hasMore: hasNextPage,
    isReadingMore: isFetchingNextPage,
    readMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
