import { matchRoutes, type RouteObject } from 'react-router';
import type { RouteHandle } from '#src/i18n/route-handle.ts';
import { isRecord } from '#src/lib/records/is-record.ts';

/** Type guard, because the router's handles are untyped. */
export function isRouteHandle(handle: unknown): handle is RouteHandle {
  return isRecord(handle) && typeof handle.title === 'string';
}

// By path: the router ranks all routes at each match, and menu and tabs ask for dozens of paths at each navigation.
const known = new WeakMap<RouteObject[], Map<string, RouteHandle[] | null>>();

/**
 * Handles of the routes that match a path below `/backstage`, outermost first; null where no page
 * is declared.
 */
export function matchedHandles(routes: RouteObject[], path: string): RouteHandle[] | null {
  const ofRoutes = known.get(routes) ?? new Map<string, RouteHandle[] | null>();
  known.set(routes, ofRoutes);
  const before = ofRoutes.get(path);
  if (before !== undefined) return before;
  const handles = handlesOf(routes, path);
  ofRoutes.set(path, handles);
  return handles;
}

function handlesOf(routes: RouteObject[], path: string): RouteHandle[] | null {
  const matches = matchRoutes(routes, path, '/backstage');
  if (matches?.at(-1)?.route.path === '*') return null;
  return matches?.map(({ route }): unknown => route.handle).filter(isRouteHandle) ?? null;
}
