import type { RouteObject } from 'react-router';
import { lazyPage } from '#src/i18n/namespaces.ts';
import type { RouteHandle } from '#src/i18n/route-handle.ts';
import { redirectFrom } from '#src/lib/links/redirect-from.ts';
import { listPathOf, toPosition } from './positions.ts';

const list = lazyPage(() => import('./menu-list-page.tsx'), 'menu', 'main-navdata');
const form = lazyPage(() => import('./menu-form-page.tsx'), 'menu');
const listHandle = { title: 'navdata:list' } satisfies RouteHandle;
const toHeader = (request: Request) => redirectFrom(request, listPathOf('header'));

/** `list` shows the header's menu; the others have their position in the path. */
export const menuRoutes: RouteObject[] = [
  {
    path: 'system/menu',
    handle: { title: 'navdata:menu' } satisfies RouteHandle,
    children: [
      // React Router requires an element or a component besides the loader.
      { index: true, element: null, loader: ({ request }) => toHeader(request) },
      { path: 'list', handle: listHandle, lazy: list },
      {
        path: 'list/:position',
        handle: listHandle,
        loader: ({ params, request }) => (toPosition(params.position) ? null : toHeader(request)),
        lazy: list,
      },
      { path: 'new', handle: { title: 'navdata:new' } satisfies RouteHandle, lazy: form },
      { path: ':id/edit', handle: { title: 'navdata:edit' } satisfies RouteHandle, lazy: form },
    ],
  },
];
