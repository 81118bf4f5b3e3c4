import type { QueryClient } from '@tanstack/react-query';
import type { Id } from '#src/api/fields.ts';
import type { PageQuery } from '#src/api/page.ts';
import type { oneRecord, pagedList, wholeList } from '#src/api/queries.ts';
import type { TextKey } from '#src/i18n/i18next.d.ts';
import { readAll } from '#src/lib/read-all.ts';

/** What all content types have in common for those who look through several of them. */
export type SourceRecord = {
  id: Id;
  title: string;
  /** The record as it was read. */
  fields: Readonly<Record<string, unknown>>;
};

type ReadAllOptions = {
  signal: AbortSignal;
  /** `total` is what the server says; 0 for a list sent as a whole. */
  onProgress?: (done: number, total: number) => void;
};

/** A content type as somebody sees it who works across all of them: search, links, pictures. */
export type RecordSource = {
  /** Name of the resource: the first part of its query keys. */
  name: string;
  title: TextKey;
  /** Only these roles may open the records; everybody where it is absent. */
  roles?: readonly string[];
  listPath: string;
  newPath: string;
  formPath: (id: Id) => string;
  /** The page on which visitors see the record; absent where it has none of its own. */
  publicPath?: (id: Id) => string;
  /**
   * The newest records whose title matches.
   * @throws ApiError
   */
  search: (client: QueryClient, keyword: string, count: number) => Promise<SourceRecord[]>;
  /**
   * One record; null where it does not exist.
   * @throws ApiError
   */
  one: (client: QueryClient, id: Id) => Promise<SourceRecord | null>;
  /**
   * All records, past the cache.
   * @throws ApiError, or the signal's reason when aborted
   */
  readAll: (client: QueryClient, options: ReadAllOptions) => Promise<SourceRecord[]>;
};

type Row = { id: Id; [field: string]: unknown };

type SourceOptions<T> = Omit<RecordSource, 'search' | 'one' | 'readAll'> & {
  titleOf: (row: T) => string;
};

type Paged<T> = SourceOptions<T> & {
  page: ReturnType<typeof pagedList<T>>;
  one: ReturnType<typeof oneRecord<T>>;
  /** The field by which the newest come first. */
  newest: string;
};

/** A content type whose list the server pages and searches. */
export function pagedSource<T extends Row>(options: Paged<T>): RecordSource {
  const { titleOf, page, one, newest, ...source } = options;
  const ordered = { sortField: newest, sortOrder: 'desc' } as const;
  const read = (client: QueryClient, query: PageQuery, past = {}) =>
    client.fetchQuery({ ...page({ ...ordered, ...query }), ...past });
  return {
    ...source,
    search: async (client, keyword, count) => {
      const query = { pageNo: 1, pageSize: count, ...(keyword !== '' && { keyword }) };
      return (await read(client, query)).rows.map((row) => common(row, titleOf));
    },
    one: async (client, id) => {
      const row = await client.fetchQuery(one(id));
      return row && common(row, titleOf);
    },
    readAll: async (client, { signal, onProgress = () => {} }) => {
      const rows = await readAll({
        signal,
        onProgress,
        readPage: (place) => read(client, place, { staleTime: 0, gcTime: 0 }),
      });
      return rows.map((row) => common(row, titleOf));
    },
  };
}

type Whole<T> = SourceOptions<T> & { all: ReturnType<typeof wholeList<T>> };

/** A content type whose list the server sends as a whole. */
export function wholeSource<T extends Row>(options: Whole<T>): RecordSource {
  const { titleOf, all, ...source } = options;
  return {
    ...source,
    search: async (client, keyword, count) => {
      const { rows } = await client.fetchQuery(all());
      const word = keyword.toLowerCase();
      return rows
        .map((row) => common(row, titleOf))
        .filter(({ title }) => title.toLowerCase().includes(word))
        .slice(0, count);
    },
    one: async (client, id) => {
      const { rows } = await client.fetchQuery(all());
      const row = rows.find((each) => String(each.id) === String(id));
      return row ? common(row, titleOf) : null;
    },
    readAll: async (client, { signal, onProgress }) => {
      const { rows } = await client.fetchQuery({ ...all(), staleTime: 0 });
      signal.throwIfAborted();
      onProgress?.(rows.length, rows.length);
      return rows.map((row) => common(row, titleOf));
    },
  };
}

function common<T extends Row>(row: T, titleOf: (row: T) => string): SourceRecord {
  return { id: row.id, title: titleOf(row), fields: row };
}
