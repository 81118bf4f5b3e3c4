import type { RouteObject } from 'react-router';
import { lazyPage } from '#src/i18n/namespaces.ts';

/** Here and not in the job feature, because the pages need the company's email. */
export const publicJobRoutes: RouteObject[] = [
  { path: 'job', lazy: lazyPage(() => import('./job-list-page.tsx'), 'job', 'components') },
  {
    path: 'job/details',
    lazy: lazyPage(() => import('./job-details-page.tsx'), 'job', 'components'),
  },
];
