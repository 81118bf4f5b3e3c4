import type { LoaderFunction } from 'react-router';
import { queryClientContext } from '#src/api/cache/query-client-context.ts';
import type { oneRecord, pagedList, wholeList } from '#src/api/records/queries.ts';
import { pause } from '#src/lib/time/pause.ts';
import { listMemory } from './list/core/list-memory.ts';
import {
  defaultSearchOf,
  type ListOptions,
  listQueryOf,
  listStateOf,
  saysNothing,
} from './list/core/list-address.ts';

// Route loaders that start a page's query with the navigation. The page uses the same query and shows its
// failure, or a skeleton while it is pending.

/** In ms: the navigation waits this long, so that the page renders only once after a fast answer. */
const MAX_WAIT = 100;

/** Waits for what has begun, as long as a navigation may. */
export function waitBriefly(begun: Promise<void>): Promise<void> {
  return Promise.race([begun, pause(MAX_WAIT)]);
}

/** The loader of a list that the server pages. */
export function pagedListLoader<T>(
  page: ReturnType<typeof pagedList<T>>,
  options: ListOptions,
): LoaderFunction {
  return async ({ request, context }) => {
    const { pathname, searchParams } = new URL(request.url);
    const { views } = listMemory.read(pathname);
    const search = saysNothing(searchParams, options)
      ? defaultSearchOf(views)
      : String(searchParams);
    const query = listQueryOf(listStateOf(search, options));
    await waitBriefly(context.get(queryClientContext).prefetchQuery(page(query)));
    return null;
  };
}

/** The loader of a list that the server sends whole. */
export function wholeListLoader<T>(all: ReturnType<typeof wholeList<T>>): LoaderFunction {
  return async ({ context }) => {
    await waitBriefly(context.get(queryClientContext).prefetchQuery(all()));
    return null;
  };
}

/**
 * In ms: about as long as the pointer is on a link before the press. A record that was read within this time is opened
 * without a request; the save reads it again and merges changes by others.
 */
const FRESH = 5000;

/**
 * The loader of one record, by the path's `id` or `?copy=`. Reads a cached record again, unless it is fresh, and
 * returns the time since which a record counts as fresh on this page, in epoch milliseconds.
 */
export function oneRecordLoader<T>(one: ReturnType<typeof oneRecord<T>>): LoaderFunction {
  return async ({ request, params, context }) => {
    const copied = new URL(request.url).searchParams.get('copy');
    const id = params.id ?? copied;
    const now = Date.now();
    if (id === null) return { freshSince: now };
    const client = context.get(queryClientContext);
    const { queryKey } = one(id);
    const read = client.getQueryState(queryKey);
    // A copy is never merged, and a save that is under way may be newer.
    const mayBeOld = copied !== null || client.isMutating({ mutationKey: [queryKey[0]] }) > 0;
    if (read && !mayBeOld && !read.isInvalidated && read.dataUpdatedAt > now - FRESH) {
      return { freshSince: read.dataUpdatedAt };
    }
    await waitBriefly(client.prefetchQuery({ ...one(id), staleTime: 0 }));
    return { freshSince: now };
  };
}
