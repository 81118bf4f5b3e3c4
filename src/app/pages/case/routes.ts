import type { RouteObject } from 'react-router';
import { env } from '#src/env.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';

/**
 * Here and not in the news feature, because a case shows the products that were used. None in builds without cases:
 * the condition stands here, or the bundler would write the pages' files all the same.
 */
export const caseRoutes: RouteObject[] = (
  import.meta.env.DEV ? env.caseCategory : import.meta.env.VITE_CASE_CATEGORY
)
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
