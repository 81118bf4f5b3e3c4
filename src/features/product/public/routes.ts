import type { RouteObject } from 'react-router';
import { lazyPage } from '#src/i18n/namespaces.ts';

export const publicProductRoutes: RouteObject[] = import.meta.env.HAS_DOWNLOADS
  ? [
      {
        path: 'download',
        lazy: lazyPage(() => import('./downloads-page.tsx'), 'product', 'components'),
      },
    ]
  : [];
