import type { RouteObject } from 'react-router';
import { backstageRoutes } from '#src/app/backstage-routes.ts';

/** The pages of the office by path; those of one record with the first one. */
export const BACKSTAGE_PAGES = pagesOf(backstageRoutes, '/backstage').filter(
  (path) => !path.endsWith('*'),
);

function pagesOf(routes: RouteObject[], above: string): string[] {
  return routes.flatMap((route) => {
    const path = route.path === undefined ? above : `${above}/${route.path}`;
    const below = pagesOf(route.children ?? [], path);
    return route.lazy ? [path.replace(':position', 'foot').replace(':id', '1'), ...below] : below;
  });
}
