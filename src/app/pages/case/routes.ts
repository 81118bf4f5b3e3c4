import type { RouteObject } from 'react-router';
import { lazyPage } from '#src/i18n/namespaces.ts';

/**
 * Here and not in the news feature, because a case shows the products that were used. None in builds without cases.
 */
export const caseRoutes: RouteObject[] = import.meta.env.HAS_CASES
  ? [
      {
        path: 'case',
        lazy: lazyPage(
          () => import('#src/features/news/cases/case-list-page.tsx'),
          'success-case',
          'components',
        ),
      },
      {
        path: 'case/details',
        lazy: lazyPage(
          () => import('./case-details-page.tsx'),
          'success-case',
          'news',
          'components',
        ),
      },
    ]
  : [];
