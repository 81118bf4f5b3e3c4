import { MutationCache, QueryClient } from '@tanstack/react-query';

/**
 * The cache of what the server said. Retries are the client's (C2), never here: two layers would
 * multiply. A mutation makes the resources it names be read again.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _result, mutation) => {
        for (const name of mutation.meta?.invalidates ?? []) {
          void client.invalidateQueries({ queryKey: [name] });
        }
      },
    }),
    defaultOptions: {
      queries: {
        retry: false,
        // What an earlier visit kept is asked for again in any case.
        staleTime: ({ state }) => (state.dataUpdateCount > 0 ? 30_000 : 0),
        refetchOnWindowFocus: true,
        // Without a network a call fails and says so, where it would wait without a word. Reads come
        // back with it by themselves; a save never goes out later than it was asked for.
        networkMode: 'offlineFirst',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
