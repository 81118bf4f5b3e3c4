import type { QueryClient } from '@tanstack/react-query';
import type { Rows } from '#src/api/records/page.ts';
import { sameId } from '#src/lib/records/id.ts';
import { newsApi, type News } from '../schema.ts';

/** The query of one item. Until it is answered, a copy from a cached list is shown. */
export function oneNews(id: string, client: QueryClient) {
  return { ...newsApi.one(id), placeholderData: () => newsPlaceholder(client, id) };
}

/** The item from a cached list; undefined if no list has it together with its content. */
function newsPlaceholder(client: QueryClient, id: string): News | undefined {
  return ['page', 'all']
    .flatMap((kind) => client.getQueriesData<Rows<News>>({ queryKey: [newsApi.name, kind] }))
    .flatMap(([, list]) => list?.rows ?? [])
    .find((news) => sameId(news.id, id) && news.content !== '');
}
