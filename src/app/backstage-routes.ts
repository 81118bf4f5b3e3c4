import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { queryClientContext } from '#src/api/cache/query-client-context.ts';
import { absentLists } from '#src/api/client/absent-lists.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';
import type { RouteHandle } from '#src/i18n/route-handle.ts';
import { redirectFrom } from '#src/lib/links/redirect-from.ts';
import { pause } from '#src/lib/time/pause.ts';
import { mayOpen } from '#src/session/permissions.ts';
import { session } from '#src/session/session-store.ts';
import { content } from './content.ts';

/** A separate file, because side menu, tabs and search read these routes too. */
export const backstageRoutes: RouteObject[] = [
  {
    index: true,
    // React Router requires an element or a component besides the loader.
    element: null,
    loader: async ({ request, context }) =>
      redirectFrom(request, await firstPage(context.get(queryClientContext))),
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

/** In ms: a server that takes longer to send a list is taken to have it. */
const PATIENCE = 2000;

/**
 * Path of the page that `/backstage` opens: the carousel, or the first list that the server has and the person may open,
 * else the overview.
 */
async function firstPage(client: QueryClient): Promise<string> {
  const { user } = session.getState();
  for (const { source, listPath } of [content.advertisement, ...Object.values(content)]) {
    if (!source || !mayOpen(user, { ...source, needs: `${source.permission}:list` })) continue;
    // Why a list could not be read, its page says.
    await Promise.race([source.search(client, '', 1).catch(() => {}), pause(PATIENCE)]);
    if (!absentLists.getState().has(source.listCall)) return listPath;
  }
  return '/backstage/overview';
}
