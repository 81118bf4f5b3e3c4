import type { RouteObject } from 'react-router';
import { pagedListLoader } from '#src/admin/route-reads.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';
import type { RouteHandle } from '#src/i18n/route-handle.ts';
import { redirectFrom } from '#src/lib/links/redirect-from.ts';
import { accessLogApi } from './api.ts';

/** The access log is read-only, so there is no form. */
export const accessLogRoutes: RouteObject[] = [
  {
    path: 'system/access-log',
    handle: { title: 'navdata:accessLog' } satisfies RouteHandle,
    children: [
      // React Router requires an element or a component besides the loader.
      {
        index: true,
        element: null,
        loader: ({ request }) => redirectFrom(request, '/backstage/system/access-log/list'),
      },
      {
        path: 'list',
        handle: { title: 'navdata:list' } satisfies RouteHandle,
        loader: pagedListLoader(accessLogApi.page, '-createTime'),
        lazy: lazyPage(() => import('./access-log-list-page.tsx'), 'access-log'),
      },
    ],
  },
];
