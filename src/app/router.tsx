import type { ComponentType } from 'react';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router';
import { PUBLIC_PAGES } from '#src/public-pages.ts';
import { LoadingScreen } from '#src/components/loading/loading-screen.tsx';
import { lazyPage } from '#src/i18n/namespaces.ts';
import { ErrorLayout } from './layouts/error/error-layout.tsx';
import { Component as PublicLayout } from './layouts/public/public-layout.tsx';
import { OutsideError, RouteError } from './errors/route-error.tsx';
import { Root } from './root.tsx';

type PageModule = { Component: ComponentType };

/**
 * The files of the public pages, whose addresses are in `public-pages.ts`. Optional pages are guarded by a build
 * constant, which keeps their code out of builds without them.
 */
export const PAGE_FILES = {
  ...import.meta.glob<PageModule>([
    '/src/app/pages/{about-us,accessibility,coming-soon,home,job,privacy,product,redirect,search}/*-page.tsx',
    '/src/features/*/public/*-page.tsx',
    '!/src/features/product/public/downloads-page.tsx',
  ]),
  ...(import.meta.env.HAS_DOWNLOADS
    ? import.meta.glob<PageModule>('/src/features/product/public/downloads-page.tsx')
    : {}),
  ...(import.meta.env.HAS_CASES
    ? import.meta.glob<PageModule>([
        '/src/app/pages/case/*-page.tsx',
        '/src/features/news/cases/*-page.tsx',
      ])
    : {}),
};

/** Id of the route around all layouts. */
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

/** The routes of those pages in the table that have this layout. */
function tableRoutes(wanted: 'public' | 'compact'): RouteObject[] {
  return PUBLIC_PAGES.flatMap(({ path, page, texts, ...row }) => {
    const layout = 'layout' in row ? row.layout : 'public';
    const load = PAGE_FILES[page];
    if (!load) throw new Error(`${page} is not among the router's files`);
    return layout === wanted ? [{ path, lazy: lazyPage(load, ...texts) }] : [];
  });
}

function publicRoutes(): RouteObject {
  return {
    lazy: lazyPage(async () => ({ Component: PublicLayout }), 'main-navdata'),
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          ...tableRoutes('public'),
          {
            path: 'test',
            children: [
              {
                index: true,
                lazy: lazyPage(() => import('./pages/test/test-page.tsx'), 'test', 'components'),
              },
              // For development only: builds contain neither the page nor its texts.
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
        children: tableRoutes('compact'),
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
    // Without this route the error would be shown in the public layout, whose `*` matches this address too.
    patch(LAYOUTS, [{ path: `${area}/*`, loader, element: null }]);
  }
};
