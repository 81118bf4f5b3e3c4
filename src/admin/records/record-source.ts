import type SvgIcon from '@mui/material/SvgIcon';
import type { QueryClient } from '@tanstack/react-query';
import type * as v from 'valibot';
import type { Id } from '#src/api/fields/fields.ts';
import type { FieldTable } from '#src/api/fields/record-fields.ts';
import { STATUS } from '#src/api/fields/status.ts';
import { isVisibleNow } from '#src/api/fields/visibility.ts';
import type { Page, PageQuery } from '#src/api/records/page.ts';
import { createRecord, patchRecord } from '#src/api/records/write-record.ts';
import type { oneRecord, pagedList, wholeList } from '#src/api/records/queries.ts';
import { readRecord } from '#src/api/records/record.ts';
import type { Resource } from '#src/api/records/resource.ts';
import { hasField } from '#src/api/wire/server-call.ts';
import type { Namespace, TextKey } from '#src/i18n/i18next.d.ts';
import { ApiError } from '#src/lib/errors/api-error.ts';
import type { FieldsByName } from '#src/lib/records/field-of.ts';
import { sameId } from '#src/lib/records/id.ts';
import { pickFields } from '#src/lib/records/pick-fields.ts';
import { hasWords } from '#src/lib/search/comparable.ts';
import { currentTime } from '#src/lib/time/clock.ts';
import type { CheckedFields } from './checked-fields.ts';
import { periodNames } from './table-facts.ts';

/** A record of any content type, for screens that show several types together. */
export type SourceRecord = {
  id: Id;
  title: string;
  /** When it was published or created, ISO 8601; '' where the server does not say. */
  time: string;
  /** Whether visitors may see it now. */
  isVisible: boolean;
  /** The record as it was read. */
  fields: FieldsByName;
};

/** The access to a content type for screens that work with all types: search, link fields, uses of pictures. */
export type RecordSource = {
  /** Name of the resource: the first part of its query keys. */
  name: string;
  title: TextKey;
  icon: typeof SvgIcon;
  /** Only these roles may open the records; everybody where it is absent. */
  roles?: readonly string[];
  /** The first two parts of its permissions, as `content:news`. */
  permission: string;
  /** The call for its list, which the server may not have. */
  listCall: string;
  listPath: string;
  newPath: string;
  /** Where the record is edited; photos have no form and are searched for by their title. */
  formPath: (id: Id, title?: string) => string;
  /** The page on which visitors see the record; absent where it has none of its own. */
  publicPath?: (id: Id) => string;
  /** Another page that some of the records have. */
  otherPath?: ((id: Id) => string) | undefined;
  /** The public page that shows the record among others, where it has none of its own. */
  shownOn?: string;
  /** A record as the type's own calls and forms have it. */
  toRecord: (id: Id, fields: FieldsByName) => SourceRecord;
  /**
   * One record, null where it does not exist; absent where the server has no such call.
   * @throws ApiError
   */
  one?: (client: QueryClient, id: Id) => Promise<SourceRecord | null>;
  /**
   * The newest records whose title matches.
   * @throws ApiError
   */
  search: (client: QueryClient, keyword: string, count: number) => Promise<SourceRecord[]>;
  /** The titles of all records; none where the server does not answer. Absent where it has no such call. */
  names?: (client: QueryClient) => Promise<SourceRecord[]>;
  /**
   * A page of its records, the newest first, past the cache; all of them where the server does not page the list.
   * @throws ApiError
   */
  readPage: (client: QueryClient, query: PageQuery) => Promise<Page<SourceRecord>>;
  /** Whether its pages can be limited to the days on which records begin (`from` and `to`). */
  filtersDays?: boolean | undefined;
  /** Absent where no screen but the form changes its records. */
  patch?: Patch;
  /** Creates a record from the values of its form; absent where new records never wait for the network. */
  create?: Restore;
  /** Absent where no local copy is made of deleted records. */
  restore?: Restore;
  /** The table of its fields; absent where it has none. */
  fields?: FieldTable;
  namespace?: Namespace | undefined;
  /** The fields that are checked before publishing. */
  checked?: CheckedFields;
};

/** Whether visitors see the records of a type. */
export const isPublic = ({ publicPath, shownOn }: RecordSource) => Boolean(publicPath ?? shownOn);

/** Whether the records of a type begin or end at a time. */
export function hasMoments({ fields = {}, listCall }: RecordSource): boolean {
  const { begin, end } = periodNames(fields);
  return [begin, end].some((name) => name !== undefined && hasField(listCall, name));
}

/**
 * A type's source with what the person may do alone. Where they may not edit, a record's link leads to it in the list.
 * @param may whether the person has a permission
 */
export function permittedSource(
  source: RecordSource,
  may: (permission: string) => boolean,
): RecordSource {
  const { patch, create, restore, ...rest } = source;
  const { permission, listPath } = source;
  const mayEdit = may(`${permission}:edit`);
  const mayAdd = may(`${permission}:add`);
  return {
    ...rest,
    ...(mayEdit && patch && { patch }),
    ...(mayAdd && create && { create }),
    ...(mayAdd && restore && { restore }),
    ...(!mayAdd && { newPath: listPath }),
    ...(!mayEdit && {
      formPath: (_id, title = '') =>
        title === '' ? listPath : `${listPath}?q=${encodeURIComponent(title)}`,
    }),
  };
}

/**
 * Changes some fields of a record, which is read anew; the caller invalidates the lists.
 * @throws ApiError, with status 404 where the record is gone, and what `change` throws
 */
type Patch = (
  client: QueryClient,
  id: Id,
  change: (fields: FieldsByName) => Record<string, unknown>,
) => Promise<unknown>;

/** The `patch` of a content type. */
export function patchOf<T extends Input & object, Input>(
  api: Pick<Resource<T, Input>, 'name' | 'one' | 'update'>,
): Patch {
  return (client, id, change) =>
    patchRecord<T, Input>(client, api, id, (record) =>
      change(Object.fromEntries(Object.entries(record))),
    );
}

/**
 * Creates a deleted record again, without what only the server writes; one with a status is hidden unless
 * `isShown`.
 * @param fields the record, as it was read
 * @returns the new record's id; undefined where the server does not say it
 * @throws ApiError; UnstoredError
 */
type Restore = (
  client: QueryClient,
  fields: FieldsByName,
  isShown: boolean,
) => Promise<Id | undefined>;

/**
 * The `restore` of a content type.
 * @param record the record's schema
 * @param empty the values of a new record, whose keys are the fields to send
 */
export function restoreOf<T extends Input & object, Input extends object>(
  api: Pick<Resource<T, Input>, 'name' | 'one' | 'create'>,
  record: v.GenericSchema<unknown, T>,
  empty: () => Promise<Input>,
): Restore {
  return async (client, fields, isShown) => {
    const read = readRecord(record, fields);
    if (!read.success) {
      throw new ApiError({ kind: 'shape', call: 'restore', message: read.issues[0].message });
    }
    const input = pickFields<Input>(read.output, await empty());
    const status = isShown ? STATUS.shown : STATUS.hidden;
    const sent = 'status' in input ? { ...input, status } : input;
    const { id, failure } = await createRecord<T, Input>(client, api, sent);
    if (failure) throw failure;
    return id;
  };
}

const NEWEST = 'createTime';

export type SourceRow = { id: Id; [field: string]: unknown };

export type SourceOptions = Omit<
  RecordSource,
  'listCall' | 'toRecord' | 'one' | 'names' | 'search' | 'readPage'
> & {
  /** The title is the first of these fields that is not empty. */
  titleFields: readonly string[];
  /** The field by which the newest come first; the time of creation by default. */
  newest?: string;
  /** Whether visitors may see the record; by default as its status and its table say. */
  isVisible?: (fields: FieldsByName) => boolean;
};

type Paged<T, Named> = SourceOptions & {
  page: ReturnType<typeof pagedList<T>>;
  one?: ReturnType<typeof oneRecord<T>> | undefined;
  /** A list of all records with their titles and little else. */
  names?: ReturnType<typeof wholeList<Named>> | undefined;
};

/** A content type whose list the server pages and searches. */
export function pagedSource<T extends SourceRow, Named extends SourceRow = SourceRow>(
  options: Paged<T, Named>,
): RecordSource {
  const { page, one, names, ...own } = options;
  const source = withRecords(own);
  const { toRecord } = source;
  const ordered = { sortField: own.newest ?? NEWEST, sortOrder: 'desc' } as const;
  const read = (client: QueryClient, query: PageQuery, past = {}) =>
    client.fetchQuery({ ...page({ ...ordered, ...query }), ...past });
  return {
    ...source,
    listCall: listCallOf({ page }),
    ...(one && {
      one: async (client, id) => {
        const row = await client.fetchQuery(one(id));
        return row && toRecord(row.id, row);
      },
    }),
    ...(names && {
      names: (client) =>
        client.fetchQuery({
          queryKey: [own.name, 'names'],
          queryFn: () =>
            client.fetchQuery(names()).then(
              ({ rows }) => rows.map((row) => toRecord(row.id, row)),
              // A server without the call is not asked for it at each letter.
              () => [],
            ),
        }),
    }),
    search: async (client, keyword, count) => {
      const query = { pageNo: 1, pageSize: count, ...(keyword !== '' && { keyword }) };
      return (await read(client, query)).rows.map((row) => toRecord(row.id, row));
    },
    readPage: async (client, query) => {
      const { rows, ...answer } = await read(client, query, { staleTime: 0, gcTime: 0 });
      return { ...answer, rows: rows.map((row) => toRecord(row.id, row)) };
    },
  };
}

type Lists = { all: () => Keyed } | { page: (query: PageQuery) => Keyed };
type Keyed = { queryKey: readonly unknown[] };

/** The call for a type's list, as `GET /news/page`. */
export function listCallOf(api: Lists): string {
  const { queryKey } = 'all' in api ? api.all() : api.page({ pageNo: 1, pageSize: 1 });
  return String(queryKey[2]);
}

type Whole<T> = SourceOptions & { all: ReturnType<typeof wholeList<T>> };

/** A content type whose list the server sends as a whole. */
export function wholeSource<T extends SourceRow>(options: Whole<T>): RecordSource {
  const { all, ...own } = options;
  const source = withRecords(own);
  const { toRecord } = source;
  const read = async (client: QueryClient, past = {}) => {
    const { rows } = await client.fetchQuery({ ...all(), ...past });
    return rows.map((row) => toRecord(row.id, row));
  };
  return {
    ...source,
    listCall: listCallOf({ all }),
    one: async (client, id) => (await read(client)).find((record) => sameId(record.id, id)) ?? null,
    search: async (client, keyword, count) => {
      return titled(await read(client), keyword)
        .sort(newestFirst)
        .slice(0, count);
    },
    readPage: async (client) => {
      const rows = await read(client, { staleTime: 0 });
      return { rows, dropped: 0, total: rows.length };
    },
  };
}

/** The records whose title has these words. */
export function titled(records: SourceRecord[], keyword: string): SourceRecord[] {
  return records.filter(({ title }) => hasWords(title, keyword));
}

/** For `sort`: the newest first, those without a time last. */
export function newestFirst(one: SourceRecord, other: SourceRecord): number {
  if (one.time === other.time) return 0;
  return one.time < other.time ? 1 : -1;
}

function withRecords(options: SourceOptions) {
  const { titleFields, newest = NEWEST, ...source } = options;
  const isVisible = options.isVisible ?? isVisibleBy(options.fields ?? {});
  const toRecord = (id: Id, fields: FieldsByName): SourceRecord => ({
    id,
    title: titleFields.map((name) => textIn(fields, name)).find((text) => text !== '') ?? '',
    time: textIn(fields, newest),
    isVisible: isVisible(fields),
    fields,
  });
  return { ...source, toRecord };
}

const isVisibleBy = (table: FieldTable) => (fields: FieldsByName) => {
  const { status = STATUS.shown } = fields;
  const known = status === 0 || status === 1 ? status : null;
  return isVisibleNow({ ...fields, status: known }, table, currentTime());
};

/** The text of a field; '' for what is none. */
export function textIn(fields: FieldsByName, name: string | undefined): string {
  const value = name === undefined ? undefined : fields[name];
  return typeof value === 'string' ? value : '';
}
