import PhotoLibraryOutlinedIcon from '@mui/icons-material/PhotoLibraryOutlined';
import type { RouteObject } from 'react-router';
import type { TypeHandle } from '#src/admin/list/core/type-handle.ts';
import { pagedSource } from '#src/admin/records/record-source.ts';
import { hasLibrary, photoApi, PHOTO_PERMISSION as PERMISSION } from '#src/api/uploads/photos.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';
import type { RouteHandle } from '#src/i18n/route-handle.ts';
import { ALT, LIBRARY, NEWEST_FIRST, PHOTOS, UPLOAD } from './library.ts';

const upload = lazyPage(() => import('./upload/upload-page.tsx'), 'photo-management');
const alt = lazyPage(() => import('./alt/alt-page.tsx'), 'photo-management');
const gallery = lazyPage(() => import('./gallery/gallery-page.tsx'), 'photo-management', 'replace');

const entry = {
  title: 'navdata:photoManagement',
  icon: PhotoLibraryOutlinedIcon,
  newPath: UPLOAD,
  listPath: LIBRARY,
} as const;

const uploadRoute = {
  handle: { title: 'navdata:photoUpload', needs: `${PERMISSION}:add` } satisfies RouteHandle,
  lazy: upload,
};

/** The index route shows the upload page. */
const routes: RouteObject[] = [
  {
    path: 'column/photo-management',
    handle: { title: entry.title, needs: `${PERMISSION}:list` } satisfies RouteHandle,
    children: [
      { index: true, ...uploadRoute },
      { path: 'upload', ...uploadRoute },
      {
        path: 'download',
        handle: {
          title: 'navdata:list',
          cachedAs: LIBRARY,
          permission: PERMISSION,
          list: { path: LIBRARY, sort: NEWEST_FIRST, filters: ['category', 'alt'] },
        } satisfies TypeHandle,
        lazy: gallery,
      },
      {
        path: 'alt',
        handle: { title: 'navdata:photoAlt', needs: `${PERMISSION}:edit` } satisfies RouteHandle,
        lazy: alt,
      },
    ],
  },
];

export const photo = {
  ...entry,
  path: PHOTOS,
  altPath: ALT,
  routes: hasLibrary() ? routes : [],
  /**
   * The site's search finds photos, but they have no form or page: a result opens the library, filtered by
   * the photo's name.
   */
  source: hasLibrary()
    ? pagedSource({
        permission: PERMISSION,
        ...entry,
        name: photoApi.name,
        formPath: (_id, title = '') => `${LIBRARY}?q=${encodeURIComponent(title)}`,
        page: photoApi.page,
        newest: 'createTime',
        titleFields: ['name'],
      })
    : undefined,
};
