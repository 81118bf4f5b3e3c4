import { data, type LazyRouteFunction, type LoaderFunction, type RouteObject } from 'react-router';
import { isRecord } from '#src/lib/records/is-record.ts';
import { mayOpen, type PageNeed } from './permissions.ts';
import { session } from './session-store.ts';

/**
 * Guards routes: their code is loaded only with a session, because the router starts `lazy` before
 * middleware has finished. Where `handle.roles` or `handle.needs` of a route or its parent excludes the
 * person, it answers 403 inside its layout.
 */
export function guardRoutes(routes: RouteObject[], outer: PageNeed[] = []): RouteObject[] {
  return routes.map((route) => {
    const own = needOf(route);
    const needs = own ? [...outer, own] : outer;
    const lazy =
      typeof route.lazy === 'function'
        ? guardLazy(route.lazy, needs, Boolean(route.loader))
        : route.lazy;
    const loader =
      typeof route.loader === 'function' && needs.length > 0
        ? guardLoader(route.loader, needs)
        : route.loader;
    if (route.index) return { ...route, lazy, loader };
    return {
      ...route,
      lazy,
      loader,
      children: route.children && guardRoutes(route.children, needs),
    };
  });
}

function needOf({ handle }: RouteObject): PageNeed | undefined {
  if (!isRecord(handle)) return undefined;
  const roles = Array.isArray(handle.roles) ? handle.roles : undefined;
  const needs = typeof handle.needs === 'string' ? handle.needs : undefined;
  return roles || needs ? { roles, needs } : undefined;
}

function guardLazy(
  lazy: LazyRouteFunction<RouteObject>,
  needs: PageNeed[],
  hasLoader: boolean,
): LazyRouteFunction<RouteObject> {
  return async () => {
    const { user } = await session.ready();
    // Never shown, because `requireSession` has redirected and the router retries after the sign-in.
    if (!user) throw new Error('Signed out');
    refuse(needs);
    const page = await lazy();
    // Loaded code is cached, but the next person may have another role.
    const isGuarded = needs.length === 0 || hasLoader;
    return isGuarded ? page : { ...page, loader: guardLoader(undefined, needs) };
  };
}

function guardLoader(loader: RouteObject['loader'], needs: PageNeed[]): LoaderFunction {
  return (args, context) => {
    refuse(needs);
    return typeof loader === 'function' ? loader(args, context) : null;
  };
}

/** @throws a 403 for the nearest error boundary */
function refuse(needs: PageNeed[]): void {
  const { user } = session.getState();
  if (needs.every((need) => mayOpen(user, need))) return;
  throw data(null, { status: 403, statusText: 'Forbidden' });
}
