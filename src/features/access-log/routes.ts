import { redirect } from 'react-router';
import type { RouteObject } from 'react-router';
import { readPage } from '#src/admin/route-reads.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';
import type { RouteHandle } from '#src/i18n/route-handle.ts';
import { accessLogApi } from './api.ts';

/** Back-office routes of the access log (B10): it is only read, so there is no form. */
export const accessLogRoutes: RouteObject[] = [
  {
    path: 'system/access-log',
    handle: { title: 'navdata:accessLog' } satisfies RouteHandle,
    children: [
      // Shown for no moment; the router asks for an element all the same.
      {
        index: true,
        element: null,
        loader: () => redirect('/backstage/system/access-log/list'),
      },
      {
        path: 'list',
        handle: { title: 'navdata:list' } satisfies RouteHandle,
        loader: readPage(accessLogApi.page, '-createTime'),
        lazy: lazyPage(() => import('./access-log-list-page.tsx'), 'access-log'),
      },
    ],
  },
];
