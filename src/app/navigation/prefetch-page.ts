import { matchRoutes } from 'react-router';
import { backstageRoutes } from '../backstage-routes.ts';

/** Prefetches a page's chunk and texts; a failure is reported by the navigation itself. */
export function prefetchPage(path: string): void {
  for (const { route } of matchRoutes(backstageRoutes, path, '/backstage') ?? []) {
    if (typeof route.lazy === 'function') Promise.resolve(route.lazy()).catch(() => undefined);
  }
}
