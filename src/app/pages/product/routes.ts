import type { RouteObject } from 'react-router';
import { lazyPage } from '#src/i18n/namespaces.ts';

/** Here and not in the product feature, because the details need the ways to reach the company. */
export const productDetailsRoute: RouteObject = {
  path: 'product/details',
  lazy: lazyPage(() => import('./product-details-page.tsx'), 'product', 'components'),
};
