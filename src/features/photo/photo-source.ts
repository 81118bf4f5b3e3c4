import PhotoLibraryOutlinedIcon from '@mui/icons-material/PhotoLibraryOutlined';
import { pagedSource } from '#src/admin/records/record-source.ts';
import { photoApi, PHOTO_PERMISSION } from '#src/api/uploads/photos.ts';
import { LIBRARY, UPLOAD } from './library.ts';

/** The library as menu and search know it. */
export const photoEntry = {
  title: 'navdata:photoManagement',
  icon: PhotoLibraryOutlinedIcon,
  newPath: UPLOAD,
  listPath: LIBRARY,
} as const;

/**
 * The site's search finds photos, but they have no form or page: a result opens the library, filtered by
 * the photo's name.
 */
export const photoSource = pagedSource({
  permission: PHOTO_PERMISSION,
  ...photoEntry,
  name: photoApi.name,
  formPath: (_id, title = '') => `${LIBRARY}?q=${encodeURIComponent(title)}`,
  page: photoApi.page,
  newest: 'createTime',
  titleFields: ['name'],
});
