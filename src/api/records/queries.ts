import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { ApiError, isNotFound } from '#src/lib/errors/api-error.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { theirName } from '#src/api/wire/names.ts';
import { dialect, IS_OURS } from '#src/api/dialects/dialect.ts';
import { orAbsent } from '#src/api/client/absent-lists.ts';
import {
  type Call,
  persistedAnswer,
  request,
  type RequestConfig,
  type Schema,
  toRequest,
} from '#src/api/client/client.ts';
import type { Id } from '#src/api/fields/fields.ts';
import type { Status } from '#src/api/fields/status.ts';
import { hasOwnCall, resourceOf } from '#src/api/wire/server-call.ts';
import { siblingsOf } from '#src/api/wire/wire.ts';
import { listIn, type Page, pageOf, type PageQuery, type Rows, rowsOf } from './page.ts';
import { tolerant } from './record.ts';
import { LARGEST_PAGE, turnPages } from './turn-pages.ts';

/** Whether some records have fields that the server has calls of their own for. */
const HAS_SIBLINGS =
  !IS_OURS &&
  Object.entries(dialect.resources).some(([first, resource]) =>
    siblingsOf(resource ?? {}).some(({ name }) => hasOwnCall(`GET ${first}/${name}`)),
  );

/**
 * Query options of a public call: visitors' browsers persist the answer and show it on return as
 * initial data, until the server's new answer arrives.
 */
export function persistedQuery<T>(schema: Schema<T>, config: RequestConfig) {
  let time: number | undefined;
  return {
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<T> =>
      request(schema, { ...config, signal, isPersisted: true }),
    initialData: (): T | undefined => {
      const persisted = persistedAnswer(schema, config);
      time = persisted?.time;
      return persisted?.data;
    },
    // Called right after `initialData`.
    initialDataUpdatedAt: () => time,
  };
}

function nullWhereMissing(error: unknown): null {
  if (isNotFound(error)) return null;
  throw error;
}

/** One record; a missing one (404 or null) is null. */
export function oneRecord<T>(name: string, record: Schema<T>, call: Call) {
  return (id: Id) => {
    const config = { ...toRequest(call), data: { id: String(id) } };
    const schema = v.nullable(tolerant(record));
    const persisted = persistedQuery(schema, config);
    const read = async (context: { signal: AbortSignal }): Promise<T | null> => {
      if (!HAS_SIBLINGS) return persisted.queryFn(context);
      const siblings = await readSiblings(call, id, context.signal);
      return request(v.pipe(v.unknown(), v.transform(withSiblings(siblings)), schema), {
        ...config,
        ...context,
      });
    };
    return queryOptions<T | null>({
      queryKey: [name, 'one', String(id)],
      ...persisted,
      queryFn: (context) => read(context).catch(nullWhereMissing),
    });
  };
}

/**
 * A list sent as a whole; an empty one where the server has no such call.
 * @param status of the records that are wanted; a server may send others too
 */
export function wholeList<T>(name: string, record: Schema<T>, call: Call, status?: Status) {
  return () => {
    const persisted = persistedQuery(rowsOf(record, call), {
      ...toRequest(call),
      data: { status },
    });
    // Some servers page a list that should come as a whole.
    const readPages = ({ signal }: { signal: AbortSignal }): Promise<Rows<T>> =>
      turnPages((pageNo, pageSize) => {
        const schema = pageOf(record, { pageNo: 1, pageSize: pageSize ?? 100_000 }, call);
        const data = { status, ...(pageSize !== undefined && { pageNo, pageSize }) };
        const isPersisted = pageNo === 1;
        return request(schema, { ...toRequest(call), data, signal, isPersisted });
      }, Infinity);
    const read = IS_OURS ? persisted.queryFn : readPages;
    return queryOptions({
      queryKey: [name, status === undefined ? 'all' : 'shown', call],
      ...persisted,
      queryFn: (context) => orAbsent(call, read(context), { rows: [], dropped: 0 }),
    });
  };
}

/** A list that the server pages, sorts and filters; an empty one where it has no such call. */
export function pagedList<T>(name: string, record: Schema<T>, call: Call) {
  return (query: PageQuery) => {
    const persisted = persistedQuery(pageOf(record, query, call), {
      ...toRequest(call),
      data: query,
    });
    const isTurned = !IS_OURS && query.pageSize > LARGEST_PAGE;
    const readPages = ({ signal }: { signal: AbortSignal }): Promise<Page<T>> =>
      turnPages((pageNo) => {
        const data = { ...query, pageNo, pageSize: LARGEST_PAGE };
        return request(pageOf(record, data, call), { ...toRequest(call), data, signal });
      }, query.pageSize);
    const read = isTurned ? readPages : persisted.queryFn;
    return queryOptions({
      queryKey: [name, 'page', call, query],
      ...persisted,
      ...(isTurned && { initialData: undefined }),
      queryFn: (context) => orAbsent(call, read(context), { rows: [], dropped: 0, total: 0 }),
    });
  };
}

/**
 * The fields of a record that the server has calls of their own for.
 * @param call that reads the record
 * @throws ApiError where one cannot be read, because a save without it would remove what it says
 */
async function readSiblings(
  call: Call,
  id: Id,
  signal: AbortSignal,
): Promise<Record<string, unknown>> {
  const [, first = ''] = /^GET \/([\w-]+)/.exec(call) ?? [];
  const resource = resourceOf(call) ?? {};
  const read = siblingsOf(resource).map(async ({ name, none }) => {
    const own: Call = `GET /${first}/${name}`;
    if (!hasOwnCall(own)) return [];
    const config = { ...toRequest(own), data: { id: String(id) }, signal };
    const data = await request(v.unknown(), config).catch((error: unknown) => {
      if (none && error instanceof ApiError && error.message.startsWith(none)) return [];
      throw error;
    });
    const ours = theirName(resource, name);
    return [
      [ours, isRecord(data) && ours in data ? data[ours] : listIn(data)?.map(idOfEntry)] as const,
    ];
  });
  return Object.fromEntries((await Promise.all(read)).flat());
}

/** Adds fields to a record. */
function withSiblings(siblings: Record<string, unknown>) {
  return (data: unknown): unknown => (isRecord(data) ? { ...data, ...siblings } : data);
}

/** The id of an entry, or the entry itself. */
function idOfEntry(entry: unknown): unknown {
  return isRecord(entry) ? (entry.id ?? entry.value ?? entry.key) : entry;
}
