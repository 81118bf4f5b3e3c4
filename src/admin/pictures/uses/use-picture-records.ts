import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { RecordSource } from '#src/admin/records/record-source.ts';
import { useRecordSources } from '#src/admin/records/use-record-sources.ts';
import { useSession } from '#src/session/use-session.ts';
import { pictureKey } from './picture-key.ts';
import { PICTURES, pictureRecords } from './picture-records.ts';
import type { PictureRecord } from './picture-records.ts';

/** So many content types are read at the same time; each reads several pages at once. */
const AT_ONCE = 2;

/** A record, and the content type that it belongs to. */
export type PictureUse = { source: RecordSource; record: PictureRecord };

/** Reads the records of all content types for the pictures that they show, and says how far it is. */
export function usePictureRecords() {
  const client = useQueryClient();
  const sources = useRecordSources();
  const isSignedIn = useSession().status === 'authenticated';
  const statusOf = ({ name }: RecordSource) =>
    client.getQueryState([name, PICTURES])?.status ?? 'pending';
  const isSettled = (source: RecordSource) => statusOf(source) !== 'pending';
  const next = new Set(sources.filter((source) => !isSettled(source)).slice(0, AT_ONCE));
  const results = useQueries({
    queries: sources.map((source) => ({
      ...pictureRecords(client, source),
      enabled: isSignedIn && (isSettled(source) || next.has(source)),
    })),
  });
  const read = sources.flatMap((source, index) => {
    const result = results[index];
    return result ? [{ source, ...result }] : [];
  });
  const failed = read.filter(({ isError }) => isError);
  return {
    all: read.flatMap(({ source, data = [] }) =>
      data.map((record): PictureUse => ({ source, record })),
    ),
    /** Content types that have been read or have failed. */
    done: read.filter(({ isPending }) => !isPending).length,
    total: sources.length,
    isReading: read.some(({ isPending }) => isPending),
    failures: failed.map(({ source, error }) => ({ source, error })),
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}

/** The records that show a picture. */
export function usePictureUses(address: string) {
  const { all, ...progress } = usePictureRecords();
  const key = pictureKey(address);
  const uses = all.filter(({ record }) => key !== undefined && record.keys.has(key));
  return { uses, ...progress };
}
