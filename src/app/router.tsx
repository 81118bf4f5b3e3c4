import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router';
import { publicNewsRoutes } from '#src/features/news/public/routes.ts';
import { publicProductRoutes } from '#src/features/product/public/routes.ts';
import { LoadingScreen } from '#src/components/loading/loading-screen.tsx';
import { lazyPage } from '#src/i18n/namespaces.ts';
import { ErrorLayout } from './layouts/error/error-layout.tsx';
import { Component as PublicLayout } from './layouts/public/public-layout.tsx';
import { OutsideError, RouteError } from './errors/route-error.tsx';
import { caseRoutes } from './pages/case/routes.ts';
import { publicJobRoutes } from './pages/job/routes.ts';
import { productRoutes } from './pages/product/routes.ts';
import { Root } from './root.tsx';

/** The route around all layouts. */
const LAYOUTS = 'layouts';

/** Creates the routes of the public site; `discoverRoutes` adds `/auth` and `/backstage`. */
export function createRoutes(): RouteObject[] {
  return [
    {
      Component: Root,
      HydrateFallback: LoadingScreen,
      ErrorBoundary: RouteError,
      children: [
        {
          id: LAYOUTS,
          ErrorBoundary: OutsideError,
          children: [publicRoutes(), compactRoutes(), errorRoutes()],
        },
      ],
    },
  ];
}

function publicRoutes(): RouteObject {
  return {
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
            path: 'accessibility',
            lazy: lazyPage(
              () => import('./pages/accessibility/accessibility-page.tsx'),
              'accessibility',
            ),
          },
          {
            path: 'search',
            lazy: lazyPage(() => import('./pages/search/search-page.tsx'), 'search', 'job'),
          },
          ...publicNewsRoutes,
          ...publicJobRoutes,
          ...publicProductRoutes,
          ...productRoutes,
          ...caseRoutes,
          {
            path: 'test',
            children: [
              {
                index: true,
                lazy: lazyPage(() => import('./pages/test/test-page.tsx'), 'test', 'components'),
              },
              // For developers alone: a build has neither the page nor its texts.
              ...(import.meta.env.DEV
                ? [
                    {
                      path: 'components',
                      lazy: lazyPage(
                        () => import('./pages/test/components/components-page.tsx'),
                        'components-page',
                        'components',
                        'crud',
                        'navdata',
                      ),
                    },
                  ]
                : []),
            ],
          },
          { path: '*', lazy: lazyPage(() => import('./errors/not-found-page.tsx')) },
        ],
      },
    ],
  };
}

function compactRoutes(): RouteObject {
  return {
    lazy: lazyPage(() => import('./layouts/compact/compact-layout.tsx')),
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          {
            path: '/',
            lazy: lazyPage(() => import('./pages/redirect/redirect-page.tsx'), 'home'),
          },
          {
            path: 'coming-soon',
            lazy: lazyPage(() => import('./pages/coming-soon/coming-soon-page.tsx'), 'coming-soon'),
          },
        ],
      },
    ],
  };
}

function errorRoutes(): RouteObject {
  return {
    Component: ErrorLayout,
    children: [
      { path: 'error/403', lazy: lazyPage(() => import('./errors/forbidden-page.tsx')) },
      // With the texts of the menu that it links to.
      {
        path: 'error/404',
        lazy: lazyPage(() => import('./errors/not-found-page.tsx'), 'main-navdata'),
      },
      { path: 'error/500', lazy: lazyPage(() => import('./errors/server-error-page.tsx')) },
    ],
  };
}

/** Adds the admin routes on the first navigation to them, so that visitors never download them. */
export const discoverRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  const [, area] = /^\/(auth|backstage)(?:\/|$)/.exec(path) ?? [];
  if (area === undefined) return;
  try {
    const { adminRoutes } = await import('./admin-routes.tsx');
    patch(LAYOUTS, adminRoutes);
  } catch (error) {
    const loader = () => {
      throw error;
    };
    // Otherwise the error would stand in the public layout, whose `*` matches this address too.
    patch(LAYOUTS, [{ path: `${area}/*`, loader, element: null }]);
  }
};
