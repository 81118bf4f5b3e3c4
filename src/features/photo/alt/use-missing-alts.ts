import * as v from 'valibot';
import { usePendingDeletions } from '#src/admin/deletion/use-pending-deletions.ts';
import { pictureKey } from '#src/admin/pictures/uses/picture-key.ts';
import {
  inspectPictures,
  type PictureRecord,
  PICTURES,
} from '#src/admin/pictures/uses/picture-records.ts';
import type { RecordSource } from '#src/admin/records/record-source.ts';
import { useRecordSources } from '#src/admin/records/use-record-sources.ts';
import { type Inspect, useRecordScan } from '#src/admin/records/use-record-scan.ts';
import { Photo } from '#src/api/uploads/photo-schema.ts';
import { canUpdatePhotos, photoApi } from '#src/api/uploads/photos.ts';
import type { Id } from '#src/lib/records/id.ts';
import { lacksAlt } from '../library-page.ts';
import { photoSource } from '../photo-source.ts';

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

/** A photo of the library, as it was read. */
export type FoundPhoto = { id: Id; photo: Photo };

/** The photos, and of other types the records that may show pictures. */
const inspect: Inspect<FoundPhoto | PictureRecord> = (client, source, records, signal) =>
  source.name === photoApi.name
    ? records.map(({ id, fields }) => ({ id, photo: v.parse(Photo, fields) }))
    : inspectPictures(client, source, records, signal);

/**
 * Finds the pictures without alternative text: first those in texts, which visitors meet, then those of the
 * library where the server can change them.
 */
export function useMissingAlts() {
  const types = useRecordSources();
  const sources = [...types, photoSource];
  const { read, ...scan } = useRecordScan({ part: PICTURES, inspect, sources });
  const pending = usePendingDeletions(photoApi.name);
  const all = read.flatMap(({ source, data }) => data.found.map((one) => ({ source, one })));
  const photos = all.flatMap(({ one }) => ('photo' in one ? [one.photo] : []));
  const described = new Map(photos.map(({ url, alt }) => [pictureKey(url), alt]));
  const inTexts = all.flatMap(({ source, one: record }) => {
    if (!source.patch || 'photo' in record) return [];
    return record.undescribed.map(({ field, src }): MissingAlt => {
      const suggestion = described.get(pictureKey(src)) ?? '';
      const key = [source.name, record.id, field, src].join(' ');
      return { kind: 'text', key, src, source, record, field, suggestion };
    });
  });
  const inLibrary = photos
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
    scan,
  };
}
