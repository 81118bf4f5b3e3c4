import type { MutationMeta, QueryClient } from '@tanstack/react-query';

/** Invalidates the queries of the resources that a mutation changes (`meta.invalidates`); mounted ones are read again. */
export function invalidateChanged(
  client: QueryClient,
  { meta }: { meta?: MutationMeta | undefined },
): void {
  for (const name of meta?.invalidates ?? []) void client.invalidateQueries({ queryKey: [name] });
}
