import { useQueryClient } from '@tanstack/react-query';
import { patchFields } from '#src/api/records/write-record.ts';
import { invalidateChanged } from '#src/api/cache/invalidate-changed.ts';
import type { Id } from '#src/api/fields/fields.ts';
import type { Resource } from '#src/api/records/resource.ts';
import type { Undo } from '#src/admin/deletion/offer-undo.ts';

/** The calls of bulk actions; without `one` and `update` records can only be deleted. */
export type BulkApi<T, Input> = Pick<Resource<T, Input>, 'name' | 'remove'> &
  Partial<Pick<Resource<T, Input>, 'one' | 'update'>>;

/** Whether records can be shown and hidden: they have a status, and can be read and updated. */
export function canHide<T extends object, Input>(api: BulkApi<T, Input>, rows: T[]): boolean {
  const [first] = rows;
  return Boolean(api.one && api.update && first && 'status' in first);
}

/** The calls for one of many records, and `refresh` for the end of all. */
export function useBulkCalls<T extends Input & { id: Id }, Input>(api: BulkApi<T, Input>) {
  const client = useQueryClient();
  const { one, update } = api;
  return {
    /**
     * Sets fields of a record.
     * @returns a function that restores their values, where nobody has changed them since
     */
    set: async (id: Id, change: Record<string, unknown>): Promise<Undo | undefined> => {
      if (!one || !update) return undefined;
      return patchFields<T, Input>(client, { name: api.name, one, update }, id, change);
    },
    refresh: () => invalidateChanged(client, api.remove()),
  };
}
