import { skipToken, useQuery } from '@tanstack/react-query';
import type { Id } from '#src/api/fields/fields.ts';
import type { RecordSource } from './record-source.ts';

/** A record's title; '' while it is unknown. @param id null where nothing is to be read */
export function useRecordTitle(source: RecordSource | undefined, id: Id | null): string {
  const { data } = useQuery({
    queryKey: [source?.name, 'title', String(id)],
    queryFn:
      source && id !== null
        ? async ({ client }) => (await source.one?.(client, id)) ?? null
        : skipToken,
  });
  return data?.title ?? '';
}
