import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { Resource } from '#src/api/resource.ts';
import { isRecord } from '#src/lib/is-record.ts';
import { FreshRecord } from './fresh-record.tsx';
import { usePendingDeletions } from '#src/admin/deletion/use-pending-deletions.ts';

type LoadedRecordProps<T, Input> = {
  api: Pick<Resource<T, Input>, 'name' | 'one'>;
  id: string;
  /** Where to go from a record that is not there. */
  backTo: string;
  children: (record: T) => ReactNode;
};

/** Reads a record for a form. One that is on its way out is not found. */
export function LoadedRecord<T, Input>(props: LoadedRecordProps<T, Input>) {
  const { api, id, backTo, children } = props;
  const one = api.one(id);
  const pending = usePendingDeletions(api.name);
  const isDeleted = pending.some((deleted) => String(deleted) === id);
  const openedAt = useOpenedAt();
  // The route's loader reads it: neither what is there already nor a failure is asked for again.
  const query = useQuery({
    ...one,
    refetchOnMount: (read) => (read.state.dataUpdatedAt < openedAt ? 'always' : false),
    retryOnMount: false,
    ...(isDeleted && { select: nothing }),
  });
  const isFresh = query.dataUpdatedAt >= openedAt;
  return (
    <FreshRecord query={query} isFresh={isFresh} backTo={backTo}>
      {children}
    </FreshRecord>
  );
}

/** When the page was opened; when this was mounted, where its route has no loader that says it. */
function useOpenedAt(): number {
  const loaded: unknown = useLoaderData();
  // Where the loader runs again beneath a form, the form stays what it is.
  const [openedAt] = useState(() =>
    isRecord(loaded) && typeof loaded.openedAt === 'number' ? loaded.openedAt : Date.now(),
  );
  return openedAt;
}

const nothing = () => null;
