import type { RouteObject } from 'react-router';
import { lazyPage } from '#src/i18n/namespaces.ts';
import type { RouteHandle } from '#src/i18n/route-handle.ts';
import { redirectFrom } from '#src/lib/links/redirect-from.ts';
import { mayOpen } from '#src/session/permissions.ts';
import { session } from '#src/session/session-store.ts';
import { content } from './content.ts';

/** A separate file, because side menu, tabs and search read these routes too. */
export const backstageRoutes: RouteObject[] = [
  {
    index: true,
    // React Router requires an element or a component besides the loader.
    element: null,
    loader: ({ request }) => redirectFrom(request, firstPage()),
  },
  {
    path: 'overview',
    handle: { title: 'navdata:overview', cachedAs: 'overview' } satisfies RouteHandle,
    lazy: lazyPage(
      () => import('./pages/overview/overview-page.tsx'),
      'overview',
      'site-check',
      'calendar',
      'access-log',
    ),
  },
  {
    path: 'calendar',
    handle: { title: 'navdata:calendar', cachedAs: 'calendar' } satisfies RouteHandle,
    lazy: lazyPage(() => import('./pages/calendar/calendar-page.tsx'), 'calendar'),
  },
  {
    path: 'site-check',
    handle: { title: 'navdata:siteCheck', cachedAs: 'site-check' } satisfies RouteHandle,
    lazy: lazyPage(() => import('./pages/site-check/site-check-page.tsx'), 'site-check'),
  },
  {
    path: 'recently-deleted',
    handle: {
      title: 'navdata:recentlyDeleted',
      cachedAs: 'recently-deleted',
    } satisfies RouteHandle,
    lazy: lazyPage(
      () => import('./pages/recently-deleted/recently-deleted-page.tsx'),
      'recently-deleted',
    ),
  },
  ...Object.values(content).flatMap(({ routes }) => routes),
  { path: '*', lazy: lazyPage(() => import('./errors/not-found-page.tsx')) },
];

/**
 * Path of the page that `/backstage` opens: the carousel, or the first list that the person may open, else the
 * overview.
 */
function firstPage(): string {
  const { user } = session.getState();
  const types = [content.advertisement, ...Object.values(content)];
  const first = types.find(
    ({ source }) => source && mayOpen(user, { ...source, needs: `${source.permission}:list` }),
  );
  return first?.listPath ?? '/backstage/overview';
}
