import type { RouteObject } from 'react-router';
import { pagedListLoader } from '#src/admin/route-reads.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';
import type { RouteHandle } from '#src/i18n/route-handle.ts';
import { redirectFrom } from '#src/lib/links/redirect-from.ts';
import { userApi } from './api.ts';
import { ADMIN } from './roles.ts';

export const userRoutes: RouteObject[] = [
  {
    path: 'system/user',
    handle: { title: 'navdata:user', roles: [ADMIN] } satisfies RouteHandle,
    children: [
      // React Router requires an element or a component besides the loader.
      {
        index: true,
        element: null,
        loader: ({ request }) => redirectFrom(request, '/backstage/system/user/list'),
      },
      {
        path: 'list',
        handle: { title: 'navdata:list' } satisfies RouteHandle,
        loader: pagedListLoader(userApi.page),
        lazy: lazyPage(() => import('./user-list-page.tsx'), 'user'),
      },
    ],
  },
];
