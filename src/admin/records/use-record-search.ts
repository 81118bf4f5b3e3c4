import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query';
import { type RecordSource, type SourceRecord, titled } from './record-source.ts';

/**
 * Finds records to choose from: in the server's list of names, if there is one with matches, otherwise by a
 * search, which may also look in other fields, such as a product's model.
 * @throws ApiError
 */
async function findChoices(
  source: RecordSource,
  client: QueryClient,
  keyword: string,
  count: number,
): Promise<SourceRecord[]> {
  const named = titled((await source.names?.(client)) ?? [], keyword);
  return named.length > 0 ? named.slice(0, count) : source.search(client, keyword, count);
}

type RecordSearch = {
  /** '' finds the newest. */
  keyword: string;
  /** The most records of a type. */
  count: number;
  enabled: boolean;
  /** Whether titles are enough, because a record is only chosen. */
  isPicker?: boolean;
};

/** The results of a search in one content type. */
export type FoundRecords = {
  source: RecordSource;
  /** Newest first; undefined while nothing has come. */
  records: SourceRecord[] | undefined;
  isSearching: boolean;
  /** Null while it has not failed. */
  retry: (() => void) | null;
};

/** Searches several content types side by side: each has its own answer, and its own failure. */
export function useRecordSearch(
  sources: readonly RecordSource[],
  { keyword, count, enabled, isPicker = false }: RecordSearch,
): FoundRecords[] {
  const client = useQueryClient();
  const answers = useQueries({
    queries: sources.map((source) => ({
      // Below the type's name, so that a saved record is found by its new title.
      queryKey: [source.name, isPicker ? 'choices' : 'search', keyword, count],
      queryFn: () =>
        isPicker
          ? findChoices(source, client, keyword, count)
          : source.search(client, keyword, count),
      enabled,
    })),
  });
  return sources.map((source, index) => {
    const answer = answers[index];
    return {
      source,
      records: answer?.data,
      isSearching: answer?.isFetching ?? false,
      retry: answer?.isError && !answer.isFetching ? () => void answer.refetch() : null,
    };
  });
}
