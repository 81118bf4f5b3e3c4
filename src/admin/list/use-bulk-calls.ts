import { useMutation, useQueryClient } from '@tanstack/react-query';
import { patchRecord } from '#src/api/patch-record.ts';
import type { Id } from '#src/api/fields.ts';
import type { Resource } from '#src/api/resource.ts';
import { STATUS } from '#src/api/status.ts';

/** The calls of bulk actions; without `one` and `update` records can only be deleted. */
export type BulkApi<T, Input> = Pick<Resource<T, Input>, 'name' | 'remove'> &
  Partial<Pick<Resource<T, Input>, 'one' | 'update'>>;

/** Whether records can be shown and hidden: they have a status, and can be read and updated. */
export function canHide<T extends object, Input>(api: BulkApi<T, Input>, rows: T[]): boolean {
  const [first] = rows;
  return Boolean(api.one && api.update && first && 'status' in first);
}

/** The calls for one of many records, by id, and `refresh` for the end of all. */
export function useBulkCalls<T extends Input & { id: Id }, Input>(api: BulkApi<T, Input>) {
  const client = useQueryClient();
  const { one, update } = api;
  const removal = api.remove();
  // Without its meta, else each deletion would refetch the list.
  const { mutateAsync: remove } = useMutation({ ...removal, meta: {} });
  const setStatus = async (id: Id, status: number) => {
    if (one && update) await patchRecord<T, Input>(client, { one, update }, id, { status });
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
