import {
  persistedAnswer,
  request,
  type RequestConfig,
  type Schema,
} from '#src/api/client/client.ts';

/**
 * Query options of a public call: visitors' browsers persist the answer and show it on return as
 * initial data, until the server's new answer arrives.
 */
export function persistedQuery<T>(schema: Schema<T>, config: RequestConfig) {
  let time: number | undefined;
  return {
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<T> =>
      request(schema, { ...config, signal, isPersisted: true }),
    initialData: (): T | undefined => {
      const persisted = persistedAnswer(schema, config);
      time = persisted?.time;
      return persisted?.data;
    },
    // Called right after `initialData`.
    initialDataUpdatedAt: () => time,
  };
}
