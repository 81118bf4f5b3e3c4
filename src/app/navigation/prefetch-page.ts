import { matchRoutes } from 'react-router';
import { backstageRoutes } from '../backstage-routes.ts';

/** Functions that are running or have succeeded. */
const fetched = new Set<() => unknown>();

/** Fetches a page's code and texts, once, before somebody goes there. A failure is left to the navigation. */
export function prefetchPage(path: string): void {
  for (const { route } of matchRoutes(backstageRoutes, path, '/backstage') ?? []) {
    const { lazy } = route;
    if (typeof lazy !== 'function' || fetched.has(lazy)) continue;
    fetched.add(lazy);
    Promise.resolve(lazy()).catch(() => fetched.delete(lazy));
  }
}
