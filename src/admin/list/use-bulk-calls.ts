import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeRecord } from '#src/api/change-record.ts';
import type { Id } from '#src/api/fields.ts';
import type { Resource } from '#src/api/resource.ts';
import { STATUS } from '#src/api/status.ts';

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
  const { one, update } = api;
  const removal = api.remove();
  // Without its meta: each of many would make the list be read again.
  const { mutateAsync: remove } = useMutation({ ...removal, meta: {} });
  const setStatus = async (id: Id, status: number) => {
    if (one && update) await changeRecord<T, Input>(client, { one, update }, id, { status });
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
