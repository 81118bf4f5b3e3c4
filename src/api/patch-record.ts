import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#src/lib/api-error.ts';
import type { Id } from '#src/lib/id.ts';
import type { Resource } from './resource.ts';

/**
 * Changes some fields of a record. Reads the whole record first, because list rows may be
 * incomplete and unknown fields must be kept; sends nothing where nothing changes. The caller
 * invalidates the lists.
 * @throws ApiError, with status 404 where the record is gone
 */
export async function patchRecord<T extends Input & object, Input>(
  client: QueryClient,
  api: Pick<Resource<T, Input>, 'one' | 'update'>,
  id: Id,
  change: Record<string, unknown>,
): Promise<void> {
  const record = await client.fetchQuery({ ...api.one(id), staleTime: 0 });
  if (!record) throw new ApiError({ kind: 'http', call: 'change', status: 404 });
  const isUnchanged = Object.entries(change).every(
    ([name, value]) => Reflect.get(record, name) === value,
  );
  if (isUnchanged) return;
  const update = { ...api.update(), meta: {} };
  await client
    .getMutationCache()
    .build(client, update)
    .execute({ ...record, ...change });
}
