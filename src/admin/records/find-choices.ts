import type { QueryClient } from '@tanstack/react-query';
import { titled } from './record-source.ts';
import type { RecordSource, SourceRecord } from './record-source.ts';

/**
 * Records to choose from: by their names where the server has a list of them, otherwise as a search finds
 * them. The server may know what has no such name by something else: a product by its model.
 * @throws ApiError
 */
export async function findChoices(
  source: RecordSource,
  client: QueryClient,
  keyword: string,
  count: number,
): Promise<SourceRecord[]> {
  const named = titled((await source.names?.(client)) ?? [], keyword);
  return named.length > 0 ? named.slice(0, count) : source.search(client, keyword, count);
}
