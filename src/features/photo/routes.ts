import type { RouteObject } from 'react-router';
import { lazyPage } from '#src/i18n/namespaces.ts';
import type { RouteHandle } from '#src/i18n/route-handle.ts';

const upload = lazyPage(() => import('./upload/upload-page.tsx'), 'photo-management');
const alt = lazyPage(() => import('./alt/alt-page.tsx'), 'photo-management');
const gallery = lazyPage(() => import('./gallery/gallery-page.tsx'), 'photo-management');

/** The index route shows the upload page. */
export const photoRoutes: RouteObject[] = [
  {
    path: 'column/photo-management',
    handle: { title: 'navdata:photoManagement' } satisfies RouteHandle,
    children: [
      { index: true, lazy: upload },
      {
        path: 'upload',
        handle: { title: 'navdata:photoUpload' } satisfies RouteHandle,
        lazy: upload,
      },
      {
        path: 'download',
        handle: { title: 'navdata:photoDownload' } satisfies RouteHandle,
        lazy: gallery,
      },
      {
        path: 'alt',
        handle: { title: 'navdata:photoAlt' } satisfies RouteHandle,
        lazy: alt,
      },
    ],
  },
];
