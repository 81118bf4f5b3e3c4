import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#src/lib/api-error.ts';
import type { Id } from '#src/lib/id.ts';
import type { Resource } from './resource.ts';

type Change = Record<string, unknown>;

/**
 * Changes some fields of a record. Reads the whole record first, because list rows may be
 * incomplete and unknown fields must be kept; sends nothing where nothing changes. The caller
 * invalidates the lists.
 * @param change the fields, or a function that returns them for the record as it is now
 * @throws ApiError, with status 404 where the record is gone
 */
export async function patchRecord<T extends Input & object, Input>(
  client: QueryClient,
  api: Pick<Resource<T, Input>, 'one' | 'update'>,
  id: Id,
  change: Change | ((record: T) => Change),
): Promise<void> {
  const record = await client.fetchQuery({ ...api.one(id), staleTime: 0 });
  if (!record) throw new ApiError({ kind: 'http', call: 'change', status: 404 });
  const changed = typeof change === 'function' ? change(record) : change;
  const isUnchanged = Object.entries(changed).every(
    ([name, value]) => Reflect.get(record, name) === value,
  );
  if (isUnchanged) return;
  const update = { ...api.update(), meta: {} };
  await client
    .getMutationCache()
    .build(client, update)
    .execute({ ...record, ...changed });
}
