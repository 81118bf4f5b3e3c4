import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#src/lib/errors/api-error.ts';
import type { Id } from '#src/lib/records/id.ts';
import { isSame } from '#src/lib/records/is-same.ts';
import { fieldsOf } from '#src/lib/records/field-of.ts';
import { withSources } from '#src/api/fields/translation.ts';
import type { Resource } from './resource.ts';

type Fields = Record<string, unknown>;

/**
 * Changes some fields of a record. Reads the whole record first, because list rows may be
 * incomplete and unknown fields must be sent back; sends nothing where nothing changes. The caller
 * invalidates the lists.
 * @param change the new values, or a function that derives them from the record
 * @returns the fields' previous values; null where nothing was sent
 * @throws ApiError, with status 404 where the record is gone
 */
export async function patchRecord<T extends Input & object, Input>(
  client: QueryClient,
  api: Pick<Resource<T, Input>, 'one' | 'update'>,
  id: Id,
  change: Fields | ((record: T) => Fields),
): Promise<Fields | null> {
  const record = await client.fetchQuery({ ...api.one(id), staleTime: 0 });
  if (!record) throw new ApiError({ kind: 'http', call: 'change', status: 404 });
  const changes = typeof change === 'function' ? change(record) : change;
  const before = fieldsOf(record, Object.keys(changes));
  if (isSame(before, changes)) return null;
  const update = { ...api.update(), meta: {} };
  try {
    await client
      .getMutationCache()
      .build(client, update)
      .execute(withSources(record, { ...record, ...changes }));
  } finally {
    // The record in the cache is outdated now.
    void client.invalidateQueries({ queryKey: api.one(id).queryKey });
  }
  return before;
}

/**
 * Sets fields of a record, as `patchRecord` does.
 * @returns a function that restores their previous values, where nobody has changed them since; undefined where
 * nothing was sent
 * @throws ApiError, as the function does
 */
export async function setFields<T extends Input & object, Input>(
  client: QueryClient,
  api: Pick<Resource<T, Input>, 'one' | 'update'>,
  id: Id,
  change: Fields,
): Promise<(() => Promise<unknown>) | undefined> {
  const before = await patchRecord<T, Input>(client, api, id, change);
  if (before === null) return undefined;
  const names = Object.keys(change);
  return () =>
    patchRecord<T, Input>(client, api, id, (record) =>
      isSame(fieldsOf(record, names), change) ? before : {},
    );
}
