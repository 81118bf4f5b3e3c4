import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { matchRoutes } from 'react-router';
import { prefetchRoute } from '#src/api/cache/prefetch-route.ts';
import { whenMouseRests } from '#src/lib/browser/when-mouse-rests.ts';
import { backstageRoutes } from '../backstage-routes.ts';

const matchesOf = (path: string) => matchRoutes(backstageRoutes, path, '/backstage') ?? [];

/** Functions that are running or have succeeded. */
const fetched = new Set<() => unknown>();

/** Fetches the code and texts of a page, once, before a navigation to it. A failure is left to the navigation. */
export function prefetchPage(path: string): void {
  for (const { route } of matchesOf(path)) {
    const { lazy } = route;
    if (typeof lazy !== 'function' || fetched.has(lazy)) continue;
    fetched.add(lazy);
    Promise.resolve(lazy()).catch(() => fetched.delete(lazy));
  }
}

/** Fetches the rows of a list before a navigation to it. */
function prefetchRows(path: string, client: QueryClient): void {
  const match = matchesOf(path).at(-1);
  if (match) prefetchRoute(match.route, path, match.params, client);
}

/**
 * Returns the handlers of a link that prefetch its page: code and texts at once, the rows of a list when the
 * mouse rests on the link.
 */
export function usePrefetchPage(path: string) {
  const client = useQueryClient();
  const prefetch = () => prefetchPage(path);
  return {
    onMouseEnter: ({ currentTarget }: MouseEvent) => {
      prefetch();
      whenMouseRests(currentTarget, () => prefetchRows(path, client));
    },
    onFocus: prefetch,
    onTouchStart: prefetch,
  };
}
