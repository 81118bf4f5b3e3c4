import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { usePendingDeletions } from '#src/admin/deletion/use-pending-deletions.ts';
import { pictureKey } from '#src/admin/pictures/uses/picture-key.ts';
import { PICTURES } from '#src/admin/pictures/uses/picture-records.ts';
import { usePictureRecords } from '#src/admin/pictures/uses/use-picture-records.ts';
import type { RecordSource } from '#src/admin/records/record-source.ts';
import type { Photo } from '#src/api/uploads/photo-schema.ts';
import { canUpdatePhotos, photoApi } from '#src/api/uploads/photos.ts';
import type { Id } from '#src/lib/records/id.ts';
import { readAll } from '#src/lib/records/read-all.ts';
import { useSession } from '#src/session/use-session.ts';
import { lacksAlt } from '../library-page.ts';

/** A picture that lacks an alternative text: in a record's text, or in the library. */
export type MissingAlt =
  | {
      kind: 'text';
      key: string;
      src: string;
      source: RecordSource;
      record: { id: Id; title: string };
      field: string;
      /** The library's text for the same picture. */
      suggestion: string;
    }
  | { kind: 'photo'; key: string; src: string; photo: Photo };

const NONE: Photo[] = [];

/**
 * Finds the pictures without alternative text: first those in texts, which visitors meet, then those of the
 * library where the server can change them. Reads all records once a visit.
 */
export function useMissingAlts() {
  const client = useQueryClient();
  const records = usePictureRecords();
  const isSignedIn = useSession().status === 'authenticated';
  const photos = useQuery({ ...allPhotos(client), enabled: isSignedIn });
  const rows = photos.data ?? NONE;
  const pending = usePendingDeletions(photoApi.name);
  const described = new Map(rows.map(({ url, alt }) => [pictureKey(url), alt]));
  const inTexts = records.all.flatMap(({ source, record }) =>
    (source.patch ? record.undescribed : []).map(({ field, src }): MissingAlt => {
      const suggestion = described.get(pictureKey(src)) ?? '';
      const key = [source.name, record.id, field, src].join(' ');
      return { kind: 'text', key, src, source, record, field, suggestion };
    }),
  );
  const inLibrary = rows
    .filter((photo) => lacksAlt(photo) && !pending.includes(String(photo.id)))
    .map((photo): MissingAlt => ({
      kind: 'photo',
      key: `photo ${photo.id}`,
      src: photo.url,
      photo,
    }));
  return {
    /** The pictures that can be described here. */
    items: canUpdatePhotos() ? [...inTexts, ...inLibrary] : inTexts,
    inTexts: inTexts.length,
    /** Number of photos, the same as the library's filter finds. */
    inLibrary: inLibrary.length,
    done: records.done + (photos.isPending ? 0 : 1),
    total: records.total + 1,
    isReading: records.isReading || photos.isPending,
    /** The first error; null where everything could be read. */
    error: records.failures[0]?.error ?? photos.error,
    retry: () => {
      records.retry();
      if (photos.error) void photos.refetch();
    },
  };
}

function allPhotos(client: QueryClient) {
  return queryOptions({
    queryKey: [photoApi.name, PICTURES],
    queryFn: ({ signal }) =>
      readAll({
        signal,
        onProgress: () => {},
        readPage: (place) =>
          client.fetchQuery({
            ...photoApi.page({ ...place, sortField: 'createTime', sortOrder: 'desc' }),
            staleTime: 0,
            gcTime: 0,
          }),
      }),
    // Reading all photos is expensive, but a longer time would let the number differ from the library's.
    staleTime: 60_000,
    gcTime: Infinity,
  });
}
