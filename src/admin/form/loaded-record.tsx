import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Resource } from '#src/api/resource.ts';
import { FreshRecord } from './fresh-record.tsx';
import { useGoing } from '#src/admin/deletion/use-remaining.ts';

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
  const going = useGoing(api.name);
  const isGoing = going.some((gone) => String(gone) === id);
  const query = useQuery({ ...one, refetchOnMount: 'always', ...(isGoing && { select: nothing }) });
  return (
    <FreshRecord query={query} backTo={backTo}>
      {children}
    </FreshRecord>
  );
}

const nothing = () => null;
