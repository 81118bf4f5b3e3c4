import type { QueryClient } from '@tanstack/react-query';
import type { Params, RouteObject } from 'react-router';
import { withQueryClient } from './query-client-context.ts';

/**
 * Runs a route's loader before somebody navigates to it, so that its data is in the query cache, or being loaded.
 * A failure is ignored: the navigation meets it again.
 */
export function prefetchRoute(
  { path = '', loader }: Pick<RouteObject, 'path' | 'loader'>,
  href: string,
  params: Params,
  client: QueryClient,
): void {
  if (typeof loader !== 'function') return;
  const url = new URL(href, window.location.origin);
  const context = withQueryClient(client)();
  const args = { request: new Request(url), url, pattern: path, params, context };
  Promise.resolve(loader(args)).catch(() => undefined);
}
