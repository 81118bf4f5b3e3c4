import { redirect } from 'react-router';
import type { RouteObject } from 'react-router';
import { authRoutes } from '#src/features/auth/routes.ts';
import { publicNewsRoutes } from '#src/features/news/public/routes.ts';
import { LoadingScreen } from '#src/components/loading-screen.tsx';
import { lazyPage } from '#src/i18n/namespaces.ts';
import { requireGuest, requireRoles, requireSession } from '#src/session/guards.ts';
import { backstageRoutes } from './backstage-routes.ts';
import { RouteError } from './errors/route-error.tsx';
import { Root } from './root.tsx';

/** The whole tree, for the browser and for tests (R1 to R15). Every page is a chunk of its own. */
export function createRoutes(): RouteObject[] {
  return [
    {
      Component: Root,
      HydrateFallback: LoadingScreen,
      ErrorBoundary: RouteError,
      children: [
        { path: '/', loader: () => redirect('/home'), Component: LoadingScreen },
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
          path: 'auth',
          middleware: [requireGuest],
          lazy: lazyPage(() => import('./layouts/auth/auth-layout.tsx'), 'sign-in'),
          children: [{ ErrorBoundary: RouteError, children: authRoutes }],
        },
        {
          path: 'backstage',
          middleware: [requireSession, requireRoles(backstageRoutes)],
          lazy: lazyPage(
            () => import('./layouts/backstage/backstage-layout.tsx'),
            'navdata',
            'navbar',
            'crud',
            'components',
          ),
          children: [{ ErrorBoundary: RouteError, children: backstageRoutes }],
        },
      ],
    },
  ];
}
