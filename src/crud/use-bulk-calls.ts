import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Id } from '#src/api/fields.ts';
import type { Resource } from '#src/api/resource.ts';
import { STATUS } from '#src/api/status.ts';
import { ApiError } from '#src/lib/api-error.ts';

/** The calls bulk actions take; without `one` and `update` records are only deleted. */
export type BulkApi<T, Input> = Pick<Resource<T, Input>, 'name' | 'remove'> &
  Partial<Pick<Resource<T, Input>, 'one' | 'update'>>;

/** Whether records of this kind can be shown and hidden: they say which, and can be read and updated. */
export function canHide<T extends object, Input>(api: BulkApi<T, Input>, rows: T[]): boolean {
  const [first] = rows;
  return Boolean(api.one && api.update && first && 'status' in first);
}

/** What can be done to one record of many, by its id; `refresh`, once, at the end of all (B7). */
export function useBulkCalls<T extends Input & { id: Id }, Input>(api: BulkApi<T, Input>) {
  const client = useQueryClient();
  const removal = api.remove();
  // Without their meta: each of many would make the list be read again.
  const { mutateAsync: remove } = useMutation({ ...removal, meta: {} });
  const { mutateAsync: update } = useMutation<unknown, Error, T & Input>({
    ...api.update?.(),
    meta: {},
  });

  const setStatus = async (id: Id, status: number) => {
    // A list's row may not be the whole record, and an update replaces all of it.
    const record = api.one && (await client.fetchQuery({ ...api.one(id), staleTime: 0 }));
    if (!record) throw new ApiError({ kind: 'http', call: 'bulk', status: 404 });
    if (Reflect.get(record, 'status') !== status) await update({ ...record, status });
  };
  return {
    delete: remove,
    show: (id: Id) => setStatus(id, STATUS.shown),
    hide: (id: Id) => setStatus(id, STATUS.hidden),
    refresh: () => {
      for (const name of removal.meta?.invalidates ?? []) {
        void client.invalidateQueries({ queryKey: [name] });
      }
    },
  };
}
