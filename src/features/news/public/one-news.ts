import type { QueryClient } from '@tanstack/react-query';
import type { Rows } from '#src/api/records/page.ts';
import { sameId } from '#src/lib/records/id.ts';
import { newsApi } from '../api.ts';
import type { News } from '../schema.ts';

/** The query of one item; until it is answered, the item from a list in the cache stands in. */
export function oneNews(id: string, client: QueryClient) {
  return { ...newsApi.one(id), placeholderData: () => newsPlaceholder(client, id) };
}

/** Undefined if no list has the item together with its content. */
function newsPlaceholder(client: QueryClient, id: string): News | undefined {
  return ['page', 'all']
    .flatMap((kind) => client.getQueriesData<Rows<News>>({ queryKey: [newsApi.name, kind] }))
    .flatMap(([, list]) => list?.rows ?? [])
    .find((news) => sameId(news.id, id) && news.content !== '');
}
