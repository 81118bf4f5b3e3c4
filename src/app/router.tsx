import { redirect } from 'react-router';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router';
import { publicNewsRoutes } from '#src/features/news/public/routes.ts';
import { publicProductRoutes } from '#src/features/product/public/routes.ts';
import { LoadingScreen } from '#src/components/loading-screen.tsx';
import { lazyPage } from '#src/i18n/namespaces.ts';
import { Component as PublicLayout } from './layouts/public/public-layout.tsx';
import { RouteError } from './errors/route-error.tsx';
import { RedirectScreen } from './layouts/compact/redirect-screen.tsx';
import { publicJobRoutes } from './pages/job/routes.ts';
import { productDetailsRoute } from './pages/product/routes.ts';
import { Root } from './root.tsx';

const ROOT = 'root';

/** Creates the routes of the public site; `discoverRoutes` adds `/auth` and `/backstage`. */
export function createRoutes(): RouteObject[] {
  return [
    {
      id: ROOT,
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
          lazy: lazyPage(async () => ({ Component: PublicLayout }), 'main-navdata'),
          children: [
            {
              ErrorBoundary: RouteError,
              children: [
                {
                  path: 'home',
                  lazy: lazyPage(() => import('./pages/home/home-page.tsx'), 'home'),
                },
                {
                  path: 'aboutus',
                  lazy: lazyPage(
                    () => import('./pages/about-us/about-us-page.tsx'),
                    'about-us',
                    'home',
                    'components',
                  ),
                },
                {
                  path: 'privacy',
                  lazy: lazyPage(() => import('./pages/privacy/privacy-page.tsx'), 'privacy'),
                },
                {
                  path: 'search',
                  lazy: lazyPage(() => import('./pages/search/search-page.tsx'), 'search', 'job'),
                },
                ...publicNewsRoutes,
                ...publicJobRoutes,
                ...publicProductRoutes,
                productDetailsRoute,
                {
                  path: 'test',
                  lazy: lazyPage(() => import('./pages/test/test-page.tsx'), 'test', 'components'),
                },
                {
                  path: 'error/403',
                  lazy: lazyPage(() => import('./errors/forbidden-page.tsx')),
                },
                {
                  path: 'error/500',
                  lazy: lazyPage(() => import('./errors/server-error-page.tsx')),
                },
                // Also matches /error/404, which has no route of its own.
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
      ],
    },
  ];
}

/** Adds the admin routes on the first navigation to them, so that visitors never download them. */
export const discoverRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (!/^\/(auth|backstage)(\/|$)/.test(path)) return;
  const { adminRoutes } = await import('./admin-routes.tsx');
  patch(ROOT, adminRoutes);
};
