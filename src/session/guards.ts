import { data, matchRoutes, redirect } from 'react-router';
import type { MiddlewareFunction, RouteObject } from 'react-router';
import { isRecord } from '#src/lib/is-record.ts';
import { safeReturnTo } from './return-to.ts';
import { session } from './session-store.ts';
import { signInPath } from './sign-in-path.ts';

/** Route middleware: lets only the signed-in through; others sign in first and come back (A5). */
export const requireSession: MiddlewareFunction = async ({ request }) => {
  const { status } = await session.ready();
  if (status === 'authenticated') return;
  const { pathname, search } = new URL(request.url);
  // A request has no hash; on a page just opened it still stands in the address.
  const hash = window.location.pathname === pathname ? window.location.hash : '';
  throw redirect(signInPath(`${pathname}${search}${hash}`));
};

/** Route middleware: who is signed in already goes where they wanted to, or to the back office (A6). */
export const requireGuest: MiddlewareFunction = async ({ request }) => {
  const { status } = await session.ready();
  if (status !== 'authenticated') return;
  throw redirect(safeReturnTo(new URL(request.url).searchParams.get('returnTo')) ?? '/backstage');
};

/** Route middleware: 403 where a route's `handle.roles` does not name the current role (N1). */
export function requireRoles(routes: RouteObject[]): MiddlewareFunction {
  return ({ request }) => {
    const { user } = session.getState();
    const matches = matchRoutes(routes, new URL(request.url).pathname, '/backstage') ?? [];
    const isRefused = matches.some(({ route }) => {
      const roles = isRecord(route.handle) ? route.handle.roles : undefined;
      return Array.isArray(roles) && !roles.includes(user?.role);
    });
    if (isRefused) throw data(null, { status: 403, statusText: 'Forbidden' });
  };
}
