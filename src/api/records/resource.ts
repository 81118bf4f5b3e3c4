import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { type Call, request, type Schema, toRequest } from '#src/api/client/client.ts';
import { type Id, id as idSchema } from '#src/api/fields/fields.ts';
import { STATUS } from '#src/api/fields/status.ts';
import { hasOwnCall } from '#src/api/wire/server-call.ts';
import { isSame } from '#src/lib/records/is-same.ts';
import { createdId } from './created-id.ts';
import { rowsOf } from './page.ts';
import { oneRecord, type pagedList, type wholeList } from './queries.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
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
  const one = oneRecord(name, record, calls.one);
  const republish = async (client: QueryClient, changed: unknown) => {
    const { id } = v.parse(Identified, changed);
    const saved = await client.fetchQuery({ ...one(id), staleTime: 0 });
    await publish(name, id, changed, isRecord(saved) ? saved.status : undefined);
  };

  return {
    name,
    calls,
    /** Whether its records may have English values. */
    isTranslated: hasEnglishFields(record),
    one,
    create: () =>
      mutationOptions({
        mutationKey: [name, 'create'],
        mutationFn: async (input: Input) => {
          const answer = await request(v.unknown(), { ...toRequest(calls.create), data: input });
          if (isPublished(name)) await publishNew(name, input, answer);
          return answer;
        },
        meta,
      }),
    /** Sends the whole record: unknown and unchanged fields as the server sent them. */
    update: () =>
      mutationOptions({
        mutationKey: [name, 'update'],
        mutationFn: async (changed: T & Input, { client }) => {
          const data = toSent(record, changed);
          const answer = await request(v.unknown(), { ...toRequest(calls.update), data });
          if (isPublished(name)) await republish(client, changed);
          return answer;
        },
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

// Servers that show and hide a record with calls of their own, and ignore the status of what is saved.

const callsOf = (name: string): { show: Call; hide: Call } => ({
  show: `PUT /${name}/show`,
  hide: `PUT /${name}/hide`,
});

/** Whether the server has such calls for a type. */
const isPublished = (name: string) => hasOwnCall(callsOf(name).show);

/**
 * Shows or hides a saved record, where its status is another.
 * @param saved the record as it was sent
 * @param isNow the status that the server has
 * @throws ApiError
 */
async function publish(name: string, id: Id, saved: unknown, isNow: unknown): Promise<void> {
  const status = isRecord(saved) ? saved.status : undefined;
  if (status === undefined || isSame(status, isNow)) return;
  const { show, hide } = callsOf(name);
  const call = status === STATUS.shown ? show : hide;
  await request(v.unknown(), { ...toRequest(call), data: { id } });
}

/**
 * Shows a new record, which such a server makes hidden.
 * @param answer the server's to its creation; without an id in it, the newest record with the same title is meant
 * @throws ApiError
 */
async function publishNew(name: string, input: unknown, answer: unknown): Promise<void> {
  const made = createdId(answer) ?? (await newestLike(name, input));
  if (made !== undefined) await publish(name, made, input, STATUS.hidden);
}

const Identified = v.looseObject({ id: idSchema });

async function newestLike(name: string, input: unknown): Promise<Id | undefined> {
  if (!isRecord(input)) return undefined;
  const { rows } = await request(rowsOf(Identified), {
    ...toRequest(`GET /${name}/page`),
    data: { pageNo: 1, pageSize: 100 },
  });
  const [newest] = rows
    .filter(({ title }) => title === input.title)
    .toSorted((one, other) => -`${one.id}`.localeCompare(`${other.id}`, 'en', { numeric: true }));
  return newest?.id;
}
