import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Resource } from '#src/api/resource.ts';
import { FreshRecord } from '#src/components/form/fresh-record.tsx';
import { useListPath } from './use-list-path.ts';

type LoadedRecordProps<T, Input> = {
  api: Pick<Resource<T, Input>, 'one'>;
  id: string;
  listPath: string;
  children: (record: T) => ReactNode;
};

/** Reads a record for a form. */
export function LoadedRecord<T, Input>(props: LoadedRecordProps<T, Input>) {
  const { api, id, listPath, children } = props;
  const backTo = useListPath(listPath);
  const query = useQuery({ ...api.one(id), refetchOnMount: 'always' });
  return (
    <FreshRecord query={query} backTo={backTo}>
      {children}
    </FreshRecord>
  );
}
