import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { isNotFound } from '#src/lib/api-error.ts';
import { request, toRequest } from './client.ts';
import type { Call, Schema } from './client.ts';
import type { Id } from './fields.ts';
import { keptQuery } from './kept-query.ts';
import { pageOf, rowsOf } from './page.ts';
import type { PageQuery } from './page.ts';

declare module '@tanstack/react-query' {
  // Declaration merging needs an interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Register {
    mutationMeta: {
      /** Names of resources that are read again after success. */
      invalidates?: string[];
    };
  }
}

type ResourceConfig<T> = {
  /** First part of every query key. */
  name: string;
  /** What the server sends for one record. Loose, so that fields we do not know survive an edit. */
  record: Schema<T>;
  calls: { one: Call; create: Call; update: Call; remove: Call };
  /** Names of other resources whose records show something of this one's. */
  affects?: string[];
};

/**
 * The calls every content type has, as TanStack Query options. Every read's key starts with `name`;
 * a mutation makes all of them, lists and details and public ones, be read again.
 * The lists differ: `pagedList` and `wholeList` make them.
 */
export function resource<T, Input>(config: ResourceConfig<T>) {
  const { name, record, calls } = config;
  const meta = { invalidates: [name, ...(config.affects ?? [])] };

  return {
    name,
    one: oneRecord(name, record, calls.one),
    create: () =>
      mutationOptions({
        mutationKey: [name, 'create'],
        mutationFn: (input: Input) =>
          request(v.unknown(), { ...toRequest(calls.create), data: input }),
        meta,
      }),
    /** Takes the whole record, fields we do not know included. */
    update: () =>
      mutationOptions({
        mutationKey: [name, 'update'],
        mutationFn: (changed: T & Input) =>
          request(v.unknown(), { ...toRequest(calls.update), data: changed }),
        meta,
      }),
    remove: () =>
      mutationOptions({
        mutationKey: [name, 'remove'],
        mutationFn: (id: Id) => request(v.unknown(), { ...toRequest(calls.remove), query: { id } }),
        meta,
      }),
  };
}

function nullWhereMissing(error: unknown): null {
  if (isNotFound(error)) return null;
  throw error;
}

/** One record. A server that has none answers 404 or null: both come out as null. */
export function oneRecord<T>(name: string, record: Schema<T>, call: Call) {
  return (id: Id) => {
    const kept = keptQuery(v.nullable(record), { ...toRequest(call), data: { id: String(id) } });
    return queryOptions<T | null>({
      queryKey: [name, 'one', String(id)],
      ...kept,
      queryFn: (context) => kept.queryFn(context).catch(nullWhereMissing),
    });
  };
}

/** A list that the server sends whole. */
export function wholeList<T>(name: string, record: Schema<T>, call: Call) {
  return () =>
    queryOptions({
      queryKey: [name, 'all', call],
      ...keptQuery(rowsOf(record), toRequest(call)),
    });
}

/** A list that the server cuts into pages, sorts and filters. */
export function pagedList<T>(name: string, record: Schema<T>, call: Call) {
  return (query: PageQuery) =>
    queryOptions({
      queryKey: [name, 'page', call, query],
      ...keptQuery(pageOf(record, query), { ...toRequest(call), data: query }),
    });
}

/** What `resource` makes of a content type. */
export type Resource<T, Input> = ReturnType<typeof resource<T, Input>>;

/** A resource whose records come as one list. */
export type WholeListResource<T, Input> = Resource<T, Input> & {
  all: ReturnType<typeof wholeList<T>>;
};

/** A resource whose records come in pages. */
export type PagedResource<T, Input> = Resource<T, Input> & {
  page: ReturnType<typeof pagedList<T>>;
};
