import { data } from 'react-router';
import type { RouteObject } from 'react-router';
import { lazyPage } from '#src/i18n/namespaces.ts';

const jwtLocalSignIn = lazyPage(() => import('./jwt-local-sign-in-page.tsx'), 'sign-in');

/** The pages below `/auth` (R7). */
export const authRoutes: RouteObject[] = [
  { index: true, lazy: jwtLocalSignIn },
  { path: 'jwt-local/sign-in', lazy: jwtLocalSignIn },
  { path: 'jwt-local/sign-up', lazy: lazyPage(() => import('./sign-up-page.tsx'), 'sign-in') },
  { path: 'jwt/sign-in', lazy: lazyPage(() => import('./jwt-sign-in-page.tsx'), 'sign-in') },
  { path: 'jwt/sign-up', lazy: lazyPage(() => import('./sign-up-page.tsx'), 'sign-in') },
  { path: 'auth0/sign-in', lazy: lazyPage(() => import('./auth0-sign-in-page.tsx'), 'sign-in') },
  {
    path: '*',
    // Shown for no moment; the router asks for an element all the same.
    element: null,
    loader: () => {
      throw data(null, { status: 404, statusText: 'Not Found' });
    },
  },
];
