import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { t } from 'i18next';
import pMap from 'p-map';
import { toast } from '#src/lib/toast.ts';
import type { CopyDeleted } from '#src/admin/deletion/delete-later.ts';
import { useMay } from '#src/admin/list/core/use-may.ts';
import { useRecordSource } from '#src/admin/records/use-record-sources.ts';
import type { Id } from '#src/api/fields/fields.ts';
import type { Resource } from '#src/api/records/resource.ts';
import { COPY_LIMITS, type CopyOf, deletedId } from '#src/lib/local-copies/copy.ts';
import { localCopies } from '#src/lib/local-copies/local-copies.ts';
import { currentTime } from '#src/lib/time/clock.ts';
import { personOf } from '#src/session/person.ts';
import { session } from '#src/session/session-store.ts';
import { useSession } from '#src/session/use-session.ts';

const AT_ONCE = 4;

/** Whether the person may create deleted records of this type again, so that copies of them are stored. */
export function useIsRestorable(name: string): boolean {
  const source = useRecordSource(name);
  const isSomebody = personOf(useSession().user) !== null;
  return useMay()('add') && isSomebody && source?.restore !== undefined;
}

/**
 * Stores copies of deleted records on this computer, for the person who is signed in then; undefined for types that are
 * not restorable. Each record is read as a whole while its deletion can be undone, because list rows may be incomplete.
 */
export function useDeletedCopies<T extends object>({
  name,
  one,
}: CopiedApi<T>): CopyDeleted | undefined {
  const client = useQueryClient();
  return useIsRestorable(name) && one ? copyDeletedOf(client, { name, one }) : undefined;
}

type CopiedApi<T> = Pick<Resource<T, never>, 'name'> & Partial<Pick<Resource<T, never>, 'one'>>;

function copyDeletedOf<T extends object>(
  client: QueryClient,
  { name: type, one }: Required<CopiedApi<T>>,
): CopyDeleted {
  return (records) => {
    const user = personOf(session.getState().user);
    const copies = new Map<Id, CopyOf<'deleted'>>();
    const titles = new Map(records.map(({ id, name }) => [id, name]));
    const read = async (id: Id) => {
      if (user === null || copies.has(id)) return;
      const query = { ...one(id), staleTime: 0, gcTime: 0 };
      const record = await client.fetchQuery(query).catch(() => null);
      if (record === null) return;
      const key = { user, type, record: String(id) };
      copies.set(id, {
        kind: 'deleted',
        id: deletedId(key),
        ...key,
        title: titles.get(id) ?? '',
        at: currentTime(),
        isSure: false,
        fields: Object.fromEntries(Object.entries(record)),
      });
    };
    const first = records.slice(0, COPY_LIMITS.deleted.most.person);
    void pMap(first, ({ id }) => read(id), { concurrency: AT_ONCE });
    localCopies.prepare().catch(ignore);
    return {
      read,
      begin: (id) => {
        const copy = copies.get(id);
        if (copy) localCopies.write({ ...copy, at: currentTime() }).catch(ignore);
      },
      end: (id, isDeleted) => {
        const copy = copies.get(id);
        if (copy) void settle({ ...copy, at: currentTime(), isSure: isDeleted });
        else if (isDeleted) sayNotCopied(titles.get(id));
      },
    };
  };
}

async function settle(copy: CopyOf<'deleted'>): Promise<void> {
  try {
    await (copy.isSure ? localCopies.write(copy) : localCopies.remove('deleted', copy.id));
  } catch {
    if (copy.isSure) sayNotCopied(copy.title);
  }
}

/** One toast for all, so that many do not pile up. */
function sayNotCopied(name = ''): void {
  toast.warning(t('crud:delete.notKept', { name }), { id: 'not-copied' });
}

/** Storage that is closed must not keep anybody from deleting. */
function ignore(_error: unknown): void {}
