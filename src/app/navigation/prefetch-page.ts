import { matchRoutes } from 'react-router';
import { backstageRoutes } from '../backstage-routes.ts';

/** Fetches a page's code and texts, before somebody goes there. Where that fails, the navigation says so. */
export function prefetchPage(path: string): void {
  for (const { route } of matchRoutes(backstageRoutes, path, '/backstage') ?? []) {
    if (typeof route.lazy === 'function') Promise.resolve(route.lazy()).catch(() => undefined);
  }
}
