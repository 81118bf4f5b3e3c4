import { lastGood, request } from './client.ts';
import type { RequestConfig, Schema } from './client.ts';

/**
 * Query options of a public call: visitors' browsers persist the answer and show it on return as
 * initial data, until the server's new answer arrives.
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
    // Called right after `initialData`.
    initialDataUpdatedAt: () => time,
  };
}
