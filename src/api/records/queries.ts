import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { isNotFound } from '#src/lib/errors/api-error.ts';
import { type Call, type Schema, toRequest } from '#src/api/client/client.ts';
import type { Id } from '#src/api/fields/fields.ts';
import type { Status } from '#src/api/fields/status.ts';
import { pageOf, type PageQuery, rowsOf } from './page.ts';
import { persistedQuery } from './persisted-query.ts';
import { tolerant } from './record.ts';

function nullWhereMissing(error: unknown): null {
  if (isNotFound(error)) return null;
  throw error;
}

/** One record; a missing one (404 or null) is null. */
export function oneRecord<T>(name: string, record: Schema<T>, call: Call) {
  return (id: Id) => {
    const persisted = persistedQuery(v.nullable(tolerant(record)), {
      ...toRequest(call),
      data: { id: String(id) },
    });
    return queryOptions<T | null>({
      queryKey: [name, 'one', String(id)],
      ...persisted,
      queryFn: (context) => persisted.queryFn(context).catch(nullWhereMissing),
    });
  };
}

/**
 * A list sent as a whole.
 * @param status of the records that are wanted; a server may send others too
 */
export function wholeList<T>(name: string, record: Schema<T>, call: Call, status?: Status) {
  return () =>
    queryOptions({
      queryKey: [name, status === undefined ? 'all' : 'shown', call],
      ...persistedQuery(rowsOf(record, call), { ...toRequest(call), data: { status } }),
    });
}

/** A list that the server pages, sorts and filters. */
export function pagedList<T>(name: string, record: Schema<T>, call: Call) {
  return (query: PageQuery) =>
    queryOptions({
      queryKey: [name, 'page', call, query],
      ...persistedQuery(pageOf(record, query, call), { ...toRequest(call), data: query }),
    });
}
