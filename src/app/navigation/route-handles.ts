import { matchRoutes } from 'react-router';
import type { RouteObject } from 'react-router';
import type { RouteHandle } from '#src/i18n/route-handle.ts';
import { isRecord } from '#src/lib/is-record.ts';

/** True for what a route of ours says of itself; the router keeps handles untyped. */
export function isRouteHandle(handle: unknown): handle is RouteHandle {
  return isRecord(handle) && typeof handle.title === 'string';
}

/**
 * What the routes on the way to a path below `/backstage` say of themselves, from the outside in.
 * Null where no page is declared for it.
 */
export function handlesOnTheWay(routes: RouteObject[], path: string): RouteHandle[] | null {
  const matches = matchRoutes(routes, path, '/backstage');
  if (matches?.at(-1)?.route.path === '*') return null;
  return matches?.map(({ route }): unknown => route.handle).filter(isRouteHandle) ?? null;
}
