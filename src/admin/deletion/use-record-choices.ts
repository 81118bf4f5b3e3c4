import { useQuery } from '@tanstack/react-query';
import type { Id } from '#src/api/fields/fields.ts';
import type { WholeListResource } from '#src/api/records/resource.ts';
import { useWithoutPending } from './use-pending-deletions.ts';

/** Options from a whole list, without the records of pending deletions. */
export function useRecordChoices<T extends { id: Id }>(
  api: Pick<WholeListResource<T, never>, 'all'>,
) {
  const query = api.all();
  return useQuery({ ...query, select: useWithoutPending(query.queryKey) });
}
