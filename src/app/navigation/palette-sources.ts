import { pagedSource } from '#src/admin/records/record-source.ts';
import type { RecordSource } from '#src/admin/records/record-source.ts';
import { photoApi } from '#src/api/photos.ts';

const LIBRARY = '/backstage/column/photo-management/download';

/** Photos are searched, but neither edited nor linked to: they lead to the library, with their name searched for. */
const PHOTOS = pagedSource({
  name: photoApi.name,
  title: 'navdata:photoManagement',
  listPath: LIBRARY,
  newPath: '/backstage/column/photo-management/upload',
  formPath: (_id, title = '') => `${LIBRARY}?q=${encodeURIComponent(title)}`,
  page: photoApi.page,
  newest: 'createTime',
  titleFields: ['name'],
});

/** The types that the search looks through: those with forms, then the photos. */
export function withPhotos(sources: readonly RecordSource[]): RecordSource[] {
  return [...sources, PHOTOS];
}
