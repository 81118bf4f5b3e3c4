import type { RouteObject } from 'react-router';
import { HAS_DOWNLOADS } from '#src/api/dialects/dialect.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';

export const publicProductRoutes: RouteObject[] =
  // The variable itself: a build would keep the page's code otherwise.
  (import.meta.env.DEV ? HAS_DOWNLOADS : import.meta.env.VITE_DOWNLOADS === 'true')
    ? [
        {
          path: 'download',
          lazy: lazyPage(() => import('./downloads-page.tsx'), 'product', 'components'),
        },
      ]
    : [];
