import type { RouteObject } from 'react-router';
import type { TypeHandle } from '#src/admin/list/core/type-handle.ts';
import { hasLibrary, PHOTO_PERMISSION as PERMISSION } from '#src/api/uploads/photos.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';
import type { RouteHandle } from '#src/i18n/route-handle.ts';
import { ALT, LIBRARY, NEWEST_FIRST, PHOTOS } from './library.ts';
import { photoEntry, photoSource } from './photo-source.ts';

const upload = lazyPage(() => import('./upload/upload-page.tsx'), 'photo-management');
const alt = lazyPage(() => import('./alt/alt-page.tsx'), 'photo-management');
const gallery = lazyPage(() => import('./gallery/gallery-page.tsx'), 'photo-management', 'replace');

const uploadRoute = {
  handle: { title: 'navdata:photoUpload', needs: `${PERMISSION}:add` } satisfies RouteHandle,
  lazy: upload,
};

/** The index route shows the upload page. */
const routes: RouteObject[] = [
  {
    path: 'column/photo-management',
    handle: {
      title: photoEntry.title,
      needs: `${PERMISSION}:list`,
      listCall: photoSource.listCall,
    } satisfies RouteHandle,
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
  ...photoEntry,
  path: PHOTOS,
  altPath: ALT,
  routes: hasLibrary() ? routes : [],
  source: hasLibrary() ? photoSource : undefined,
};
