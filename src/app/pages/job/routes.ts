import type { RouteObject } from 'react-router';
import { lazyPage } from '#src/i18n/namespaces.ts';

/** What visitors read of the open positions. Here, not in the feature: they need the company's mail. */
export const publicJobRoutes: RouteObject[] = [
  { path: 'job', lazy: lazyPage(() => import('./job-list-page.tsx'), 'job', 'components') },
  {
    path: 'job/details',
    lazy: lazyPage(() => import('./job-details-page.tsx'), 'job', 'components'),
  },
];
