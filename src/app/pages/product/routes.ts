import type { RouteObject } from 'react-router';
import { lazyPage } from '#src/i18n/namespaces.ts';

/** Here and not in the product feature, because they need the ways to reach the company. */
export const productRoutes: RouteObject[] = [
  {
    path: 'product',
    lazy: lazyPage(() => import('./product-list-page.tsx'), 'product', 'components'),
  },
  {
    path: 'product/compare',
    lazy: lazyPage(() => import('./compare-page.tsx'), 'product', 'components'),
  },
  {
    path: 'product/details',
    lazy: lazyPage(() => import('./product-details-page.tsx'), 'product', 'components'),
  },
];
