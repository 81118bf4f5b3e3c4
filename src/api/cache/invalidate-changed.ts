import type { MutationMeta, QueryClient } from '@tanstack/react-query';

/** Marks what a mutation changes as stale, by its `meta.invalidates`: what is in sight is read again. */
export function invalidateChanged(
  client: QueryClient,
  { meta }: { meta?: MutationMeta | undefined },
): void {
  for (const name of meta?.invalidates ?? []) void client.invalidateQueries({ queryKey: [name] });
}
