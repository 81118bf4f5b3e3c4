import { MutationCache, QueryClient } from '@tanstack/react-query';
import { invalidateChanged } from '#src/api/cache/invalidate-changed.ts';

/**
 * Creates the query client. Retries are left to the HTTP client, because two layers would multiply them.
 * A successful mutation invalidates the queries named in its `meta.invalidates`.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _result, mutation) => invalidateChanged(client, mutation),
    }),
    defaultOptions: {
      queries: {
        retry: false,
        // Data restored from an earlier visit has `dataUpdateCount` 0 and is always refetched.
        staleTime: ({ state }) => (state.dataUpdateCount > 0 ? 30_000 : 0),
        refetchOnWindowFocus: true,
        // Offline, a request fails with a message instead of waiting silently. Queries are repeated when
        // the network is back; mutations never are, so that nothing is saved later unexpectedly.
        networkMode: 'offlineFirst',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
