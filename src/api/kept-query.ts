import { lastGood, request } from './client.ts';
import type { RequestConfig, Schema } from './client.ts';

/**
 * What a query of a call that visitors may make says: a visitor's browser keeps the answer, and a
 * visitor who returns sees it until the server's new one is here, or for as long as there is none.
 */
export function keptQuery<T>(schema: Schema<T>, config: RequestConfig) {
  let time: number | undefined;
  return {
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<T> =>
      request(schema, { ...config, signal, isKept: true }),
    initialData: (): T | undefined => {
      const kept = lastGood(schema, config);
      time = kept?.time;
      return kept?.data;
    },
    // Asked right after it.
    initialDataUpdatedAt: () => time,
  };
}
