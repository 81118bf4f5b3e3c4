import { dialect, IS_OURS } from '#src/api/dialects/dialect.ts';
import type { Dialect, ResourceDialect } from '#src/api/dialects/dialect-schema.ts';

/** A call as the server has it: the path with the id in it, what its query always has, and a body of its own. */
export type ServerCall = {
  method: string;
  path: string;
  query: string;
  hasIdInPath: boolean;
  body?: Record<string, unknown>;
};

type OwnCall = Dialect['calls'][keyof Dialect['calls']];

const SAME: ResourceDialect = {};

/** How the dialect describes the resource of a call; null where the server does not have it. */
export function resourceOf(call: string): ResourceDialect | null {
  const [, first = '/'] = /^\w+ (\/[\w-]+)/.exec(call) ?? [];
  const own = valueOf(dialect.resources, first);
  return own === undefined ? SAME : own;
}

/** Whether the server has a call; without an answer from it, by its dialect alone. */
export function hasCall(call: string): boolean {
  return resourceOf(call) !== null && ownCall(call) !== null;
}

/** Whether the dialect has a call that others do without. */
export function hasOwnCall(call: string): boolean {
  return !IS_OURS && Boolean(ownCall(call));
}

/** The dialect's own form of a call, as text; '' where it has none. */
export function formOf(call: string): string {
  return JSON.stringify(ownCall(call) ?? '');
}

/** Whether the server's form of a call names a field of ours. */
export function namesField(call: string, field: string): boolean {
  return formOf(call).includes(`{${field}}`);
}

/** Whether the server has a field of a call's records. */
export function hasField(call: string, field: string): boolean {
  return IS_OURS || resourceOf(call)?.fields?.[field] !== null;
}

/** What the permissions for a call's resource begin with: the dialect's, or the product's own `content:news`. */
export function permissionOf(call: string, own: string): string {
  return resourceOf(call)?.permission ?? own;
}

/** The parameter that a list is searched with; undefined where the server cannot search it. */
export function keywordOf(call: string): string | undefined {
  const keyword = resourceOf(call)?.keyword;
  return keyword === undefined ? dialect.query.keyword : (keyword ?? undefined);
}

/**
 * The server's form of a call.
 * @param call as `GET /user/page`
 * @param id of the record that it is about; undefined where it is about none
 * @returns null where the server does not have it
 */
export function serverCall(call: string, id: string | undefined): ServerCall | null {
  const resource = resourceOf(call);
  const [, method = '', first = '', action = ''] = /^(\w+) (\/[^/]+)\/?(.*)$/.exec(call) ?? [];
  const kind = (action === 'get' || action === 'details') && id !== undefined ? 'one' : action;
  const explicit = ownCall(call);
  if (resource === null || explicit === null) return null;
  const own =
    explicit ?? valueOf(dialect.verbs, kind) ?? `${method} {path}${action && '/'}${action}`;
  const { call: form, body } = typeof own === 'string' ? { call: own, body: undefined } : own;
  const [ownMethod = method, address = ''] = form.split(' ');
  const [path = '', query = ''] = address.split('?');
  return {
    method: ownMethod,
    path: path
      .replace('{path}', () => resource.path ?? first)
      .replace('{id}', () => encodeURIComponent(id ?? '')),
    query,
    hasIdInPath: address.includes('{id}'),
    ...(body && { body }),
  };
}

function ownCall(call: string): OwnCall | undefined {
  return valueOf(dialect.calls, call);
}

/** The value under a name that may not be one of the object's. */
function valueOf<T>(values: Record<string, T>, name: string): T | undefined {
  return Object.entries(values).find(([one]) => one === name)?.[1];
}
