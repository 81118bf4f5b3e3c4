import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes } from 'react-router';
import { withQueryClient } from '#src/api/query-client-context.ts';
import { backstageRoutes } from '../backstage-routes.ts';

const matchesOf = (path: string) => matchRoutes(backstageRoutes, path, '/backstage') ?? [];

/** Functions that are running or have succeeded. */
const fetched = new Set<() => unknown>();

/** Fetches a page's code and texts, once, before somebody goes there. A failure is left to the navigation. */
export function prefetchPage(path: string): void {
  for (const { route } of matchesOf(path)) {
    const { lazy } = route;
    if (typeof lazy !== 'function' || fetched.has(lazy)) continue;
    fetched.add(lazy);
    Promise.resolve(lazy()).catch(() => fetched.delete(lazy));
  }
}

/**
 * Runs a page's loader before somebody goes there, so that its rows are in the query cache, or on their way.
 * A failure is left to the navigation.
 */
export function prefetchRows(path: string, client: QueryClient): void {
  const match = matchesOf(path).at(-1);
  const loader = match?.route.loader;
  if (!match || typeof loader !== 'function') return;
  const url = new URL(path, window.location.origin);
  const context = withQueryClient(client)();
  const { params, route } = match;
  const args = { request: new Request(url), url, pattern: route.path ?? '', params, context };
  Promise.resolve(loader(args)).catch(() => undefined);
}
