import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { session } from '#src/session/session-store.ts';
import { useSession } from '#src/session/use-session.ts';
import type { RecordSource } from './record-source.ts';
import { useRecordSources } from './use-record-sources.ts';

/** Content types that are read at the same time; each reads several pages at once. */
const AT_ONCE = 2;

type ReadSource<T> = (client: QueryClient, source: RecordSource, signal: AbortSignal) => Promise<T>;

type EachSourceOptions<T> = {
  /** Second part of the query keys. The first is the resource's name, so that a save invalidates them. */
  part: string;
  /** @throws ApiError */
  read: ReadSource<T>;
  /** Which types are read; all where it is absent. */
  fits?: (source: RecordSource) => boolean;
  /** Reads no further types where it is false. */
  isWanted?: boolean;
  /** In ms: older answers are read again where they are shown. Absent: after changes of this person alone. */
  staleTime?: number;
};

/** Reads something of the records of all content types, once a visit and after changes, and returns the progress. */
export function useEachSource<T>(options: EachSourceOptions<T>) {
  const { part, read, fits = () => true, isWanted = true, staleTime = Infinity } = options;
  const client = useQueryClient();
  const sources = useRecordSources().filter(fits);
  const isSignedIn = useSession().status === 'authenticated';
  const isSettled = ({ name }: RecordSource) =>
    (client.getQueryState([name, part])?.status ?? 'pending') !== 'pending';
  const next = new Set(
    isWanted ? sources.filter((source) => !isSettled(source)).slice(0, AT_ONCE) : [],
  );
  const results = useQueries({
    queries: sources.map((source) => ({
      queryKey: [source.name, part],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        inOneSession(part, () => read(client, source, signal)),
      staleTime,
      gcTime: Infinity,
      enabled: isSignedIn && (isSettled(source) || next.has(source)),
    })),
  });
  const all = sources.flatMap((source, index) => {
    const result = results[index];
    return result ? [{ source, ...result }] : [];
  });
  const failures = all.flatMap(({ source, error, isFetching, refetch }) =>
    error ? [{ source, error, isFetching, retry: () => void refetch() }] : [],
  );
  return {
    read: all.flatMap(({ source, data }) => (data === undefined ? [] : [{ source, data }])),
    /** Content types that have been read or have failed. */
    done: all.filter(({ isPending }) => !isPending).length,
    total: sources.length,
    isReading: all.some(({ isPending }) => isPending),
    /** When the last answer came, in epoch milliseconds; 0 where none has. */
    updatedAt: Math.max(0, ...all.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    failures,
    retry: () => {
      for (const { retry } of failures) retry();
    },
  };
}

/**
 * Reads again where the session ended and another one began meanwhile: without a session the server leaves
 * out what visitors may not see.
 * @throws ApiError 401 where nobody is signed in; the query is repeated after the next sign-in
 */
async function inOneSession<T>(call: string, read: () => Promise<T>): Promise<T> {
  const token = session.getStored()?.token;
  const result = await read();
  const now = session.getStored()?.token;
  if (now === undefined) throw new ApiError({ kind: 'http', call, status: 401 });
  return now === token ? result : inOneSession(call, read);
}
