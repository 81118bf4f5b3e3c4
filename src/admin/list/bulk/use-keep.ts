import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { t } from 'i18next';
import pMap from 'p-map';
import { toast } from 'sonner';
import type { Keep } from '#src/admin/deletion/delete-later.ts';
import type { DeletedRecord } from '#src/admin/drafts/deleted-record.ts';
import { deletedKey } from '#src/admin/drafts/deleted-record.ts';
import { deletedStore, MAX_DELETED } from '#src/admin/drafts/deleted-store.ts';
import { useMay } from '#src/admin/list/core/use-may.ts';
import { useRecordSource } from '#src/admin/records/use-record-sources.ts';
import type { Id } from '#src/api/fields/fields.ts';
import type { Resource } from '#src/api/records/resource.ts';
import { currentTime } from '#src/lib/time/clock.ts';
import { personOf } from '#src/session/person.ts';
import { session } from '#src/session/session-store.ts';
import { useSession } from '#src/session/use-session.ts';

/** The name of deleted records as a resource, with which their query keys begin. */
export const DELETED = 'deleted';

const AT_ONCE = 4;

/** Whether deleted records of the page's type are kept: the person may create them again. */
export function useIsKept(name: string): boolean {
  const source = useRecordSource(name);
  const isSomebody = personOf(useSession().user) !== null;
  return useMay()('add') && isSomebody && source?.restore !== undefined;
}

/**
 * Keeps deleted records on this computer, for the person who is signed in then; undefined for types that are not
 * kept. Each record is read as a whole while its deletion can be undone, because list rows may be incomplete.
 */
export function useKeep<T extends object>({ name, one }: KeptApi<T>): Keep | undefined {
  const client = useQueryClient();
  return useIsKept(name) && one ? keepWith(client, { name, one }) : undefined;
}

type KeptApi<T> = Pick<Resource<T, never>, 'name'> & Partial<Pick<Resource<T, never>, 'one'>>;

function keepWith<T extends object>(
  client: QueryClient,
  { name: type, one }: Required<KeptApi<T>>,
): Keep {
  return (records) => {
    const user = personOf(session.getState().user);
    const kept = new Map<Id, Omit<DeletedRecord, 'id'>>();
    const titles = new Map(records.map(({ id, name }) => [id, name]));
    const read = async (id: Id) => {
      if (user === null || kept.has(id)) return;
      const query = { ...one(id), staleTime: 0, gcTime: 0 };
      const record = await client.fetchQuery(query).catch(() => null);
      if (record === null) return;
      kept.set(id, {
        user,
        type,
        record: String(id),
        title: titles.get(id) ?? '',
        at: currentTime(),
        isSure: false,
        fields: Object.fromEntries(Object.entries(record)),
      });
    };
    void pMap(records.slice(0, MAX_DELETED), ({ id }) => read(id), { concurrency: AT_ONCE });
    // It also opens the database: an unloading page has no time for that.
    if (user !== null) deletedStore.removeOld(user).catch(ignore);
    return {
      read,
      begin: (id) => {
        const record = kept.get(id);
        if (record) deletedStore.write({ ...record, at: currentTime() }).catch(ignore);
      },
      end: (id, isDeleted) => {
        const record = kept.get(id);
        if (record) void settle(client, { ...record, at: currentTime(), isSure: isDeleted });
        else if (isDeleted) sayNotKept(titles.get(id));
      },
    };
  };
}

async function settle(client: QueryClient, record: Omit<DeletedRecord, 'id'>): Promise<void> {
  try {
    if (record.isSure) {
      await deletedStore.write(record);
      await deletedStore.removeOld(record.user);
    } else await deletedStore.remove(deletedKey(record));
  } catch {
    if (record.isSure) sayNotKept(record.title);
  }
  void client.invalidateQueries({ queryKey: [DELETED] });
}

/** One toast for all, so that many do not pile up. */
function sayNotKept(name = ''): void {
  toast.warning(t('crud:delete.notKept', { name }), { id: 'not-kept' });
}

/** Storage that is closed must not keep anybody from deleting. */
function ignore(_error: unknown): void {}
