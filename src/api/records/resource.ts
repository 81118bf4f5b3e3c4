import { mutationOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { type Call, request, type Schema, toRequest } from '#src/api/client/client.ts';
import type { Id } from '#src/api/fields/fields.ts';
import { oneRecord, type pagedList, type wholeList } from './queries.ts';
import { toSent } from './to-sent.ts';
import { hasEnglishFields } from '#src/api/fields/translation.ts';

declare module '@tanstack/react-query' {
  // Declaration merging needs an interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Register {
    mutationMeta: {
      /** Names of resources to invalidate on success. */
      invalidates?: string[];
    };
  }
}

type ResourceConfig<T> = {
  /** First part of every query key. */
  name: string;
  /** Schema of a record; loose, so that unknown fields survive an edit. */
  record: Schema<T>;
  calls: Record<'one' | 'create' | 'update' | 'remove', Call>;
  /** Resources whose records contain data of this one. */
  affects?: string[];
};

/**
 * CRUD calls of a content type as TanStack Query options. Query keys start with `name`, so a
 * mutation invalidates all lists and details, also public ones. Lists: `pagedList`, `wholeList`.
 */
export function resource<T, Input>(config: ResourceConfig<T>) {
  const { name, record, calls } = config;
  const meta = { invalidates: [name, ...(config.affects ?? [])] };

  return {
    name,
    calls,
    /** Whether its records may have English values. */
    isTranslated: hasEnglishFields(record),
    one: oneRecord(name, record, calls.one),
    create: () =>
      mutationOptions({
        mutationKey: [name, 'create'],
        mutationFn: (input: Input) =>
          request(v.unknown(), { ...toRequest(calls.create), data: input }),
        meta,
      }),
    /** Sends the whole record: unknown and unchanged fields as the server sent them. */
    update: () =>
      mutationOptions({
        mutationKey: [name, 'update'],
        mutationFn: (changed: T & Input) =>
          request(v.unknown(), {
            ...toRequest(calls.update),
            data: toSent(record, changed),
          }),
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

export type Resource<T, Input> = ReturnType<typeof resource<T, Input>>;

export type WholeListResource<T, Input> = Resource<T, Input> & {
  all: ReturnType<typeof wholeList<T>>;
};

export type PagedResource<T, Input> = Resource<T, Input> & {
  page: ReturnType<typeof pagedList<T>>;
};
