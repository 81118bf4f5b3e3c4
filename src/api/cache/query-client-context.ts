import type { QueryClient } from '@tanstack/react-query';
import { createContext, RouterContextProvider } from 'react-router';

/** The query cache, for the loaders of routes. */
export const queryClientContext = createContext<QueryClient>();

/** A router's `getContext`: the context that each navigation passes to the loaders. */
export function withQueryClient(client: QueryClient): () => RouterContextProvider {
  return () => new RouterContextProvider(new Map([[queryClientContext, client]]));
}
