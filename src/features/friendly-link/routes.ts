import { redirect } from 'react-router';
import type { RouteObject } from 'react-router';
import { lazyPage } from '#src/i18n/namespaces.ts';
import type { RouteHandle } from '#src/i18n/route-handle.ts';

export const FRIENDLY_LINK_LIST = '/backstage/site/friendly-link/list';

/** Back-office routes of the friendly links (R11). */
export const friendlyLinkRoutes: RouteObject[] = [
  {
    path: 'site/friendly-link',
    handle: { title: 'navdata:friendlyLink' } satisfies RouteHandle,
    children: [
      { index: true, loader: () => redirect(FRIENDLY_LINK_LIST) },
      {
        path: 'list',
        handle: { title: 'navdata:list' } satisfies RouteHandle,
        lazy: lazyPage(() => import('./friendly-link-list-page.tsx'), 'friendly-link'),
      },
      {
        path: 'new',
        handle: { title: 'navdata:new' } satisfies RouteHandle,
        lazy: lazyPage(() => import('./friendly-link-new-page.tsx'), 'friendly-link'),
      },
      {
        path: ':id/edit',
        handle: { title: 'navdata:edit' } satisfies RouteHandle,
        lazy: lazyPage(() => import('./friendly-link-edit-page.tsx'), 'friendly-link'),
      },
    ],
  },
];
