import type { RouteObject } from 'react-router';
import { lazyPage } from '#src/i18n/namespaces.ts';

/** What visitors read: the list, and one item as `/news/details?id=` (R2). */
export const publicNewsRoutes: RouteObject[] = [
  { path: 'news', lazy: lazyPage(() => import('./news-list-page.tsx'), 'news', 'components') },
  {
    path: 'news/details',
    lazy: lazyPage(() => import('./news-details-page.tsx'), 'news', 'components'),
  },
];
