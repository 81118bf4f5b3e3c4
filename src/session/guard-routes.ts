import { data } from 'react-router';
import type { LazyRouteFunction, LoaderFunction, RouteObject } from 'react-router';
import { isRecord } from '#src/lib/records/is-record.ts';
import { session } from './session-store.ts';

type Roles = readonly unknown[];

/**
 * Guards routes: their code is loaded only with a session, because the router starts `lazy` before
 * middleware has finished. Where `handle.roles` of a route or its parent excludes the current role,
 * it answers 403 inside its layout.
 */
export function guardRoutes(routes: RouteObject[], outer: Roles[] = []): RouteObject[] {
  return routes.map((route) => {
    const own = rolesOf(route);
    const roles = own ? [...outer, own] : outer;
    const lazy =
      typeof route.lazy === 'function'
        ? guardLazy(route.lazy, roles, Boolean(route.loader))
        : route.lazy;
    const loader =
      typeof route.loader === 'function' && roles.length > 0
        ? guardLoader(route.loader, roles)
        : route.loader;
    if (route.index) return { ...route, lazy, loader };
    return {
      ...route,
      lazy,
      loader,
      children: route.children && guardRoutes(route.children, roles),
    };
  });
}

function rolesOf({ handle }: RouteObject): Roles | undefined {
  return isRecord(handle) && Array.isArray(handle.roles) ? handle.roles : undefined;
}

function guardLazy(
  lazy: LazyRouteFunction<RouteObject>,
  roles: Roles[],
  hasLoader: boolean,
): LazyRouteFunction<RouteObject> {
  return async () => {
    const { user } = await session.ready();
    // Never shown: `requireSession` has redirected, and the router retries after the sign-in.
    if (!user) throw new Error('Signed out');
    refuseOtherRoles(roles);
    const page = await lazy();
    // Loaded code is cached; the next person may have another role.
    const isGuarded = roles.length === 0 || hasLoader;
    return isGuarded ? page : { ...page, loader: guardLoader(undefined, roles) };
  };
}

function guardLoader(loader: RouteObject['loader'], roles: Roles[]): LoaderFunction {
  return (args, context) => {
    refuseOtherRoles(roles);
    return typeof loader === 'function' ? loader(args, context) : null;
  };
}

/** @throws a 403 for the nearest error boundary */
function refuseOtherRoles(roles: Roles[]): void {
  const role = session.getState().user?.role;
  if (roles.every((allowed) => allowed.includes(role))) return;
  throw data(null, { status: 403, statusText: 'Forbidden' });
}
