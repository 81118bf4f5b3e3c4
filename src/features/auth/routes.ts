import { data } from 'react-router';
import type { RouteObject } from 'react-router';
import { lazyPage } from '#src/i18n/namespaces.ts';
import { HAS_SIGN_UP } from './has-sign-up.ts';

const signInPage = () => import('./sign-in/sign-in-page.tsx');

const jwtLocalSignIn = lazyPage(
  async () => ({ Component: (await signInPage()).JwtLocalSignInPage }),
  'sign-in',
);

const jwtSignIn = lazyPage(
  async () => ({ Component: (await signInPage()).JwtSignInPage }),
  'sign-in',
);

const signUp = lazyPage(() => import('./sign-up-page.tsx'), 'sign-in');

const signUpRoutes: RouteObject[] = HAS_SIGN_UP
  ? [
      { path: 'jwt-local/sign-up', lazy: signUp },
      { path: 'jwt/sign-up', lazy: signUp },
    ]
  : [];

export const authRoutes: RouteObject[] = [
  { index: true, lazy: jwtLocalSignIn },
  { path: 'jwt-local/sign-in', lazy: jwtLocalSignIn },
  {
    path: 'jwt/sign-in',
    lazy: jwtSignIn,
  },
  ...signUpRoutes,
  {
    path: 'auth0/sign-in',
    lazy: lazyPage(() => import('./sign-in/auth0-sign-in-page.tsx'), 'sign-in'),
  },
  {
    path: '*',
    // React Router requires an element or a component besides the loader.
    element: null,
    loader: () => {
      throw data(null, { status: 404, statusText: 'Not Found' });
    },
  },
];
