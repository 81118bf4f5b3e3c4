import { data, type RouteObject } from 'react-router';
import { dialect } from '#src/api/dialects/dialect.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';

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

/** The routes exist even where no page links to them, unless the server has no such call. */
const signUpRoutes: RouteObject[] = dialect.signUp
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
