import { redirect } from 'react-router';
import type { RouteObject } from 'react-router';
import { authRoutes } from '#src/features/auth/routes.ts';
import { publicNewsRoutes } from '#src/features/news/public/routes.ts';
import { LoadingScreen } from '#src/components/loading-screen.tsx';
import { lazyPage } from '#src/i18n/namespaces.ts';
import { wantToasts } from '#src/lib/toast.ts';
import { guardRoutes } from '#src/session/guard-routes.ts';
import { requireGuest, requireSession } from '#src/session/guards.ts';
import { backstageRoutes } from './backstage-routes.ts';
import { RouteError } from './errors/route-error.tsx';
import { RedirectScreen } from './layouts/compact/redirect-screen.tsx';
import { Root } from './root.tsx';

/** The whole tree, for the browser and for tests (R1 to R15). Every page is a chunk of its own. */
export function createRoutes(): RouteObject[] {
  return [
    {
      Component: Root,
      HydrateFallback: LoadingScreen,
      ErrorBoundary: RouteError,
      children: [
        {
          path: '/',
          loader: () => redirect('/home'),
          HydrateFallback: RedirectScreen,
          Component: RedirectScreen,
        },
        {
          lazy: lazyPage(() => import('./layouts/public/public-layout.tsx'), 'main-navdata'),
          children: [
            {
              ErrorBoundary: RouteError,
              children: [
                {
                  path: 'home',
                  lazy: lazyPage(() => import('./pages/home/home-page.tsx'), 'home'),
                },
                ...publicNewsRoutes,
                {
                  path: 'test',
                  lazy: lazyPage(() => import('./pages/test/test-page.tsx'), 'test'),
                },
                {
                  path: 'error/403',
                  lazy: lazyPage(() => import('./errors/forbidden-page.tsx')),
                },
                {
                  path: 'error/500',
                  lazy: lazyPage(() => import('./errors/server-error-page.tsx')),
                },
                // Also /error/404: an unknown path like any other (R5, R6).
                { path: '*', lazy: lazyPage(() => import('./errors/not-found-page.tsx')) },
              ],
            },
          ],
        },
        {
          lazy: lazyPage(() => import('./layouts/compact/compact-layout.tsx'), 'main-navdata'),
          children: [
            {
              ErrorBoundary: RouteError,
              children: [
                {
                  path: 'coming-soon',
                  lazy: lazyPage(
                    () => import('./pages/coming-soon/coming-soon-page.tsx'),
                    'coming-soon',
                  ),
                },
              ],
            },
          ],
        },
        {
          path: 'auth',
          middleware: [wantToasts, requireGuest],
          lazy: lazyPage(() => import('./layouts/auth/auth-layout.tsx'), 'sign-in'),
          children: [{ ErrorBoundary: RouteError, children: authRoutes }],
        },
        ...guardRoutes([
          {
            path: 'backstage',
            middleware: [wantToasts, requireSession],
            lazy: lazyPage(
              () => import('./layouts/backstage/backstage-layout.tsx'),
              'navdata',
              'navbar',
              'crud',
              'components',
            ),
            children: [{ ErrorBoundary: RouteError, children: backstageRoutes }],
          },
        ]),
      ],
    },
  ];
}
