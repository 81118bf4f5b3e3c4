import { useQuery } from '@tanstack/react-query';
import type { Id } from '#src/api/fields.ts';
import type { WholeListResource } from '#src/api/resource.ts';
import { useRemaining } from './use-remaining.ts';

/** A whole list to choose from, without what is on its way out; undoing that brings it back (B5). */
export function useChoices<T extends { id: Id }>(api: Pick<WholeListResource<T, never>, 'all'>) {
  const query = api.all();
  return useQuery({ ...query, select: useRemaining(query.queryKey) });
}
