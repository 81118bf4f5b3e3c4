import type { RouteObject } from 'react-router';
import { lazyPage } from '#src/i18n/namespaces.ts';

/** What visitors see: the list, and one product as `/product/details?id=` (R2). */
export const publicProductRoutes: RouteObject[] = [
  {
    path: 'product',
    lazy: lazyPage(() => import('./product-list-page.tsx'), 'product', 'components'),
  },
  {
    path: 'product/details',
    lazy: lazyPage(() => import('./product-details-page.tsx'), 'product', 'components'),
  },
];
