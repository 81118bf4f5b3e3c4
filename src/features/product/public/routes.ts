import type { RouteObject } from 'react-router';
import { lazyPage } from '#src/i18n/namespaces.ts';

export const publicProductRoutes: RouteObject[] = [
  {
    path: 'product',
    lazy: lazyPage(() => import('./product-list-page.tsx'), 'product', 'components'),
  },
  {
    path: 'product/compare',
    lazy: lazyPage(() => import('./compare-page.tsx'), 'product', 'components'),
  },
];
