import type { LoaderFunction } from 'react-router';
import { queryClientContext } from '#src/api/query-client-context.ts';
import type { oneRecord, pagedList, wholeList } from '#src/api/resource.ts';
import { session } from '#src/session/session-store.ts';
import { listMemoryOf } from './list/list-memory.ts';
import { defaultSearchOf, listQueryOf, listStateOf } from './list/list-address.ts';

// Loaders that start a page's read with the navigation. The page uses the same query: it shows failures, and
// its skeleton where the answer takes longer than somebody notices.

/** In ms. A server that answers within it saves the drawing of a skeleton. */
const UNNOTICED = 100;

function unnoticed(read: Promise<void>): Promise<void> {
  return Promise.race([read, new Promise<void>((resolve) => setTimeout(resolve, UNNOTICED))]);
}

/** Of a list that the server pages. @param sort where the address names none */
export function readPage<T>(
  page: ReturnType<typeof pagedList<T>>,
  sort: string = '',
): LoaderFunction {
  return async ({ request, context }) => {
    const { pathname, searchParams } = new URL(request.url);
    const { views } = listMemoryOf(session.getState().user, pathname);
    const search = searchParams.size === 0 ? defaultSearchOf(views) : String(searchParams);
    const query = listQueryOf(listStateOf(search, sort));
    await unnoticed(context.get(queryClientContext).prefetchQuery(page(query)));
    return null;
  };
}

/** Of a list that the server sends whole. */
export function readAll<T>(all: ReturnType<typeof wholeList<T>>): LoaderFunction {
  return async ({ context }) => {
    await unnoticed(context.get(queryClientContext).prefetchQuery(all()));
    return null;
  };
}

/** What the loader of a record's page says: when the page was opened, in epoch milliseconds. */
export type Opened = { openedAt: number };

/** Of one record, named by the path's `id` or the address's `copy`. It is read even where the cache has it. */
export function readOne<T>(one: ReturnType<typeof oneRecord<T>>): LoaderFunction {
  return async ({ request, params, context }) => {
    const id = params.id ?? new URL(request.url).searchParams.get('copy');
    const openedAt = Date.now();
    if (id !== null) {
      const client = context.get(queryClientContext);
      await unnoticed(client.prefetchQuery({ ...one(id), staleTime: 0 }));
    }
    return { openedAt } satisfies Opened;
  };
}
