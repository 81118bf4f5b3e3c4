import type { LoaderFunction } from 'react-router';
import { queryClientContext } from '#src/api/query-client-context.ts';
import type { oneRecord, pagedList, wholeList } from '#src/api/resource.ts';
import { session } from '#src/session/session-store.ts';
import { listMemoryOf } from './list/list-memory.ts';
import { defaultSearchOf, listQueryOf, listStateOf } from './list/list-address.ts';

// Loaders that start a page's read with the navigation and wait for nothing: the page draws at once, and
// what it asks for is on its way already. Failures are the page's to show, which uses the same query.

/** Of a list that the server pages. @param sort where the address names none */
export function readPage<T>(
  page: ReturnType<typeof pagedList<T>>,
  sort: string = '',
): LoaderFunction {
  return ({ request, context }) => {
    const { pathname, searchParams } = new URL(request.url);
    const { views } = listMemoryOf(session.getState().user, pathname);
    const search = searchParams.size === 0 ? defaultSearchOf(views) : String(searchParams);
    const query = listQueryOf(listStateOf(search, sort));
    void context.get(queryClientContext).prefetchQuery(page(query));
    return null;
  };
}

/** Of a list that the server sends whole. */
export function readAll<T>(all: ReturnType<typeof wholeList<T>>): LoaderFunction {
  return ({ context }) => {
    void context.get(queryClientContext).prefetchQuery(all());
    return null;
  };
}

/** What the loader of a record's page says: when the page was opened, in epoch milliseconds. */
export type Opened = { openedAt: number };

/** Of one record, named by the path's `id` or the address's `copy`. It is read even where the cache has it. */
export function readOne<T>(one: ReturnType<typeof oneRecord<T>>): LoaderFunction {
  return ({ request, params, context }) => {
    const id = params.id ?? new URL(request.url).searchParams.get('copy');
    const openedAt = Date.now();
    if (id !== null) {
      void context.get(queryClientContext).prefetchQuery({ ...one(id), staleTime: 0 });
    }
    return { openedAt } satisfies Opened;
  };
}
