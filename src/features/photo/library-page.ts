import { filteredHere } from '#src/admin/list/filters/filtered-here.ts';
import type { Photo } from '#src/api/uploads/photo-schema.ts';
import { photoApi } from '#src/api/uploads/photos.ts';
import { isDocument } from '#src/lib/files/file-types.ts';
import { NO_ALT } from './library.ts';

/** Whether a photo has no alternative text. Everything that counts such photos must use this. */
export function lacksAlt(photo: Photo): boolean {
  return photo.alt.trim() === '' && !isDocument(photo);
}

/** The library's list, with the filter `alt`. */
export const libraryPage = filteredHere(photoApi.page, {
  name: 'alt',
  isValue: (value): value is typeof NO_ALT => value === NO_ALT,
  fits: lacksAlt,
});
