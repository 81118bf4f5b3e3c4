import type { RouteObject } from 'react-router';
import { lazyPage } from '#src/i18n/namespaces.ts';

export const publicNewsRoutes: RouteObject[] = [
  { path: 'news', lazy: lazyPage(() => import('./news-list-page.tsx'), 'news', 'components') },
  {
    path: 'news/details',
    lazy: lazyPage(() => import('./news-details-page.tsx'), 'news', 'components'),
  },
];
