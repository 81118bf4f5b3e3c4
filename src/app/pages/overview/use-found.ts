import { useQuery } from '@tanstack/react-query';
import { useWithoutPending } from '#src/admin/deletion/use-pending-deletions.ts';
import { listQueryOf } from '#src/admin/list/core/list-address.ts';
import { useRecordSource } from '#src/admin/records/use-record-sources.ts';
import type { Id } from '#src/api/fields/fields.ts';
import type { PagedResource, WholeListResource } from '#src/api/records/resource.ts';

/** Rows of a card at most. */
export const MOST = 5;

/** The overview is kept while other pages are visited: after any time it shows what it had, and reads it again. */
export const KEPT = { gcTime: Infinity } as const;

export type FoundRecord = {
  id: Id;
  title: string;
  /** The time that the card is about, ISO 8601. */
  at: string;
  /** As the server counts them. */
  views?: number;
};

/** Records of one content type that a card is about. */
export type FoundList = {
  /** Of the content type's record source. */
  name: string;
  /** The query string with which the type's list shows the same records. */
  search: string;
  /** Undefined while nothing is read; the total is null where it is unknown. */
  data: { records: FoundRecord[]; total: number | null } | undefined;
  error: Error | null;
  refetch: () => unknown;
};

type PageOptions<T> = {
  api: Pick<PagedResource<T, never>, 'name' | 'page'>;
  filters: Record<string, string>;
  /** As in the list's address: `publishTime`. */
  sort: string;
  toRecord: (row: T) => FoundRecord;
};

/** The first records of a list that the server pages. */
export function useFoundPage<T extends { id: Id }>(options: PageOptions<T>): FoundList {
  const { api, filters, sort, toRecord } = options;
  const query = api.page(listQueryOf({ page: 1, size: MOST, sort, q: '', filters }));
  const withoutPending = useWithoutPending(query.queryKey);
  const enabled = useRecordSource(api.name) !== undefined;
  const { data, error, refetch } = useQuery({ ...query, ...KEPT, enabled });
  const page = data && withoutPending(data);
  return {
    name: api.name,
    search: String(new URLSearchParams({ ...filters, sort })),
    data: page && { records: page.rows.map(toRecord), total: page.total },
    error,
    refetch,
  };
}

type AllOptions<T> = {
  api: Pick<WholeListResource<T, never>, 'name' | 'all'>;
  filters: Record<string, string>;
  /** Whether a record fits the filters. */
  isFound: (row: T) => boolean;
  toRecord: (row: T) => FoundRecord;
};

/** The records of a list that the server sends as a whole. */
export function useFoundAll<T extends { id: Id }>(options: AllOptions<T>): FoundList {
  const { api, filters, isFound, toRecord } = options;
  const query = api.all();
  const withoutPending = useWithoutPending(query.queryKey);
  const enabled = useRecordSource(api.name) !== undefined;
  const { data, error, refetch } = useQuery({ ...query, ...KEPT, enabled });
  const records = data && withoutPending(data).rows.filter(isFound).map(toRecord);
  return {
    name: api.name,
    search: String(new URLSearchParams(filters)),
    data: records && { records, total: records.length },
    error,
    refetch,
  };
}
