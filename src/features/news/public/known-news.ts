import type { QueryClient } from '@tanstack/react-query';
import type { Rows } from '#src/api/page.ts';
import { newsApi } from '../api.ts';
import type { News } from '../schema.ts';

/**
 * A news item as a list that was seen before has it, so that it stands at once while it is read
 * again. Undefined where no list has it, or has it without its text.
 */
export function knownNews(client: QueryClient, id: string): News | undefined {
  return ['page', 'all']
    .flatMap((kind) => client.getQueriesData<Rows<News>>({ queryKey: [newsApi.name, kind] }))
    .flatMap(([, list]) => list?.rows ?? [])
    .find((news) => String(news.id) === id && news.content !== '');
}
