import type { RouteObject } from 'react-router';
import { Toaster } from 'sonner';
import { FRAME_PATH } from '#src/admin/form/beside/beside-message.ts';
import { authRoutes } from '#src/features/auth/routes.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';
import { codeSchemaErrors } from '#src/i18n/schema-errors.ts';
import { toasterStore } from '#src/lib/toast.ts';
import { guardRoutes } from '#src/session/guard-routes.ts';
import { requireGuest, requireSession } from '#src/session/session-middleware.ts';
import { backstageRoutes } from './backstage-routes.ts';
import { RouteError } from './errors/route-error.tsx';

// Sonner comes with them: what a toast offers to undo must not depend on the network.
toasterStore.setState({ Toaster });

/** Sign-in and back office, lazy so that visitors of the public site do not download them. */
export const adminRoutes: RouteObject[] = [
  {
    path: 'auth',
    middleware: [codeSchemaErrors, requireGuest],
    lazy: lazyPage(() => import('./layouts/auth/auth-layout.tsx'), 'sign-in'),
    children: [{ ErrorBoundary: RouteError, children: authRoutes }],
  },
  ...guardRoutes([
    {
      // Outside the routes of `backstage` below, because it has no layout; its longer path wins.
      path: FRAME_PATH,
      middleware: [requireSession],
      // The loader redirects to the record's public page; this route renders nothing.
      loader: async (args) => (await import('./beside/beside-route.ts')).loader(args),
      element: null,
    },
    {
      path: 'backstage',
      middleware: [codeSchemaErrors, requireSession],
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
];
