import {
  notifyManager,
  type Query,
  type QueryClient,
  useQueries,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PageQuery } from '#src/api/records/page.ts';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { session } from '#src/session/session-store.ts';
import { useSession } from '#src/session/use-session.ts';
import { type Scan, scanPages, type ScanOptions } from './scan-pages.ts';
import type { RecordSource, SourceRecord } from './record-source.ts';

/** Content types that are read at the same time; each reads some pages at once. */
const AT_ONCE = 2;

/** So many records of all types together are read without a press: with a page of each type, about twenty calls. */
const FEW = 700;

/** Looks for something in some records of a type. @throws ApiError, or the signal's reason when aborted */
export type Inspect<T> = (
  client: QueryClient,
  source: RecordSource,
  records: readonly SourceRecord[],
  signal: AbortSignal,
) => T[] | Promise<T[]>;

type RecordScanOptions<T> = {
  /** Second part of the query keys. The first is the resource's name, so that a save makes the type outdated. */
  part: string;
  /** Always the same function for a part. */
  inspect: Inspect<T>;
  sources: readonly RecordSource[];
  /** Whether nothing is read before somebody asks; otherwise the first page of each type, and all where they are few. */
  asksFirst?: boolean;
};

/**
 * Reads all records of some types and keeps what is found in them: the only way to do so for screens of all types. Where
 * there are more than some hundreds, only when it is asked to. It can be stopped, and goes on where it was.
 */
export function useRecordScan<T>(options: RecordScanOptions<T>) {
  const { part, inspect, sources, asksFirst = false } = options;
  const client = useQueryClient();
  const isSignedIn = useSession().status === 'authenticated';
  const [asked, setAsked] = useState<'start' | 'stop'>();
  const results = useQueries({
    queries: sources.map((source) => ({
      queryKey: [source.name, part],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        inOneSession(part, () => {
          const state = client.getQueryState<Scan<T>>([source.name, part]);
          const isAnew = state?.isInvalidated === true;
          const before = !isAnew && state?.data?.next ? state.data : undefined;
          const read = {
            readPage: (page: PageQuery) => source.readPage(client, page),
            inspect: (records: readonly SourceRecord[]) => inspect(client, source, records, signal),
            before,
            signal,
          };
          return readFrom(read, isAnew);
        }),
      // Never on its own: the effect below decides.
      enabled: false,
      gcTime: Infinity,
      structuralSharing: false,
    })),
  });
  const outdated = useOutdated(client, sources, part);
  const all = sources.flatMap((source, index) => {
    const result = results[index];
    if (!result) return [];
    const isOutdated = outdated.includes(source.name);
    const isRead = result.data !== undefined && !result.data.next && !isOutdated;
    return [{ source, result, isOutdated, isRead }];
  });
  const failed = all.filter(({ result }) => result.isError);
  const rest = all.filter((one) => !one.isRead && !one.result.isError);
  const isCounted = all.every(({ result }) => result.data ?? result.isError);
  const done = all.reduce((sum, { result }) => sum + (result.data?.visible.size ?? 0), 0);
  const known = all.reduce(
    (sum, { result: { data } }) => sum + (data?.total ?? data?.visible.size ?? 0),
    0,
  );
  const isFew = isCounted && known <= FEW;
  if (asked === 'start' && rest.length === 0) setAsked(undefined);

  // First a page of each type, so that the number of all records is known.
  const unread = rest.filter(({ result }) => result.data === undefined);
  const isAllWanted = asked === 'start' || (asked === undefined && isFew);
  const wanted = isAllWanted
    ? [...unread, ...rest.filter((one) => !unread.includes(one))]
    : asked === undefined && !asksFirst
      ? unread
      : [];
  const next = isSignedIn ? wanted.slice(0, AT_ONCE) : [];
  useEffect(() => {
    for (const { result } of next) {
      if (result.fetchStatus === 'idle') void result.refetch();
    }
  });

  const isOutdated = rest.length > 0 && rest.every((one) => one.isOutdated);
  // A few changed records are read again in silence.
  const isSilent = isOutdated && isFew && asked === undefined;
  const isOfScan = ({ queryKey: [name, of] }: Query) =>
    of === part && sources.some((source) => source.name === name);
  return {
    read: all.flatMap(({ source, result: { data } }) => (data ? [{ source, data }] : [])),
    /** Records that have been read. */
    done,
    /** Their number; null while it is unknown. */
    total: isCounted ? Math.max(known, done) : null,
    isRunning:
      !isSilent && (next.length > 0 || all.some(({ result }) => result.fetchStatus !== 'idle')),
    isStopped: asked === 'stop',
    /** Whether records were changed after all had been read. */
    isOutdated,
    /** Whether there is nothing left to read but what failed. */
    isEnded: rest.length === 0 || isSilent,
    /** When the last answer came, in epoch milliseconds; 0 where none has. */
    updatedAt: Math.max(0, ...all.map(({ result }) => result.dataUpdatedAt)),
    failures: failed.map(({ source, result: { error, isFetching, refetch } }) => ({
      source,
      error: error ?? new ApiError({ kind: 'network', call: part }),
      isFetching,
      retry: () => {
        setAsked('start');
        void refetch();
      },
    })),
    start: () => setAsked('start'),
    stop: () => {
      setAsked('stop');
      void client.cancelQueries({ predicate: isOfScan });
    },
    startAgain: () => {
      setAsked('start');
      void client.resetQueries({ predicate: isOfScan });
    },
  };
}

/** Reads the next pages; where a type is read anew and has few records, all, so that none is absent meanwhile. */
async function readFrom<T>(
  options: ScanOptions<SourceRecord, T>,
  isAnew: boolean,
): Promise<Scan<T>> {
  const scan = await scanPages(options);
  const isNext = isAnew && scan.next && (scan.total ?? Infinity) <= FEW;
  return isNext ? readFrom({ ...options, before: scan }, isAnew) : scan;
}

/** The names of the types whose records were changed since they were read. */
function useOutdated(client: QueryClient, sources: readonly RecordSource[], part: string) {
  const names = useSyncExternalStore(
    (onChange) => client.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    () =>
      sources
        .map(({ name }) => name)
        .filter((name) => client.getQueryState([name, part])?.isInvalidated)
        .join(' '),
  );
  return names.split(' ');
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
