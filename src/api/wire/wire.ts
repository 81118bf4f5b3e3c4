import { parseExact, plainNumber, stringifyExact } from '#src/lib/records/exact-json.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { LIST_NAMES, readEnvelope } from './envelope.ts';
import { dialect, HAS_ENGLISH, IS_OURS } from '#src/api/dialects/dialect.ts';
import type { ResourceDialect } from '#src/api/dialects/dialect-schema.ts';
import { theirName, toOurFields, toTheirFields, withEnglishNames } from './names.ts';
import { toPageQuery } from './page-query.ts';
import { toSentDate } from './sent-date.ts';
import { formOf, hasOwnCall, keywordOf, resourceOf, serverCall } from './server-call.ts';

// Converts calls to the server's dialect (`dialect.ts`), and answers from it.

const HAS_OTHER_NAMES = !IS_OURS && HAS_ENGLISH && dialect.englishField !== '{field}En';

/** Calls whose bodies and answers are no records. */
const SESSION_CALLS = new Set([
  'POST /user/login',
  'POST /user/logout',
  'GET /user/info',
  'GET /user/permissions',
  'POST /user/refresh',
]);

type Sent = { query?: unknown; body?: unknown };
type WireCall = {
  method: string;
  /** The path below the API's prefix. */
  path: string;
  /** Query parameters, without those that are not set. */
  query: Record<string, string>;
  body: unknown;
};

/**
 * A call of ours as it is sent.
 * @param call as `GET /user/page`
 * @throws ApiError with status 404 where the server does not have the call
 */
export function toWire(call: string, { query, body }: Sent = {}): WireCall {
  const server = serverCall(call, idIn(query) ?? idIn(body));
  if (!server) throw new ApiError({ kind: 'http', call, status: 404 });
  const { method, path } = server;
  if (IS_OURS) return { method, path, query: toTexts(query), body };
  const resource = resourceIn(call);
  const asked = isRecord(query) ? query : {};
  const parameters = { ...asked };
  if (server.hasIdInPath) delete parameters.id;
  const fields: Record<string, unknown> = isRecord(body) ? { ...emptySiblings(call), ...body } : {};
  const placed = new Set<string>();
  /** A value of the dialect's form of the call, in which `{field}` is one of ours. */
  const filledIn = (value: unknown) => {
    const [, field] = /^\{(\w+)\}$/.exec(String(value)) ?? [];
    if (field === undefined) return value;
    placed.add(field);
    const [filled] = Object.values(
      toTheirFields(resource, { [field]: fields[field] ?? asked[field] }),
    );
    return filled;
  };
  const { pageNo, pageSize, sortField, sortOrder, keyword, ...filters } = parameters;
  const page = toPageQuery(dialect.query, keywordOf(call), {
    pageNo,
    pageSize,
    sortField: typeof sortField === 'string' ? theirName(resource, sortField) : undefined,
    sortOrder,
    keyword,
  });
  const filledInAll = (form: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(form).map(([name, value]) => [name, filledIn(value)]));
  const always = filledInAll(Object.fromEntries(new URLSearchParams(server.query)));
  const ownBody = server.body && filledInAll(server.body);
  const isPlaced = ([name]: [string, unknown]) => placed.has(name);
  const left = Object.fromEntries(Object.entries(fields).filter((one) => !isPlaced(one)));
  const kept = Object.fromEntries(Object.entries(filters).filter((one) => !isPlaced(one)));
  return {
    method,
    path,
    query: toTexts({ ...always, ...toTheirFields(resource, kept), ...page }),
    body:
      method === 'GET'
        ? undefined
        : (ownBody ?? (isRecord(body) ? toSentRecord(call, resource, left) : body)),
  };
}

/** A record of ours as the server wants it. */
function toSentRecord(call: string, resource: ResourceDialect, fields: Record<string, unknown>) {
  const sent = toTheirFields(resource, fields);
  for (const { name, isText } of siblingsOf(resource)) {
    const list = sent[name];
    if (isText && Array.isArray(list)) sent[name] = list.join(',');
  }
  return call.endsWith('/create') ? { ...resource.defaults, ...sent } : sent;
}

/**
 * The data of an answer, with our names and values of its records' fields.
 * @param data without its envelope
 * @param body the whole answer, in which a record's siblings are
 */
export function fromWire(call: string, data: unknown, body: unknown): unknown {
  if (IS_OURS || SESSION_CALLS.has(call)) return data;
  if (BESIDE.has(call) && (data ?? null) === null) return resultBeside(call, body);
  const resource = resourceOf(call);
  if (!resource?.fields && !resource?.values && !resource?.siblings) return data;
  const [, type = ''] = /^\w+ (\/[\w-]+)/.exec(call) ?? [];
  const isShownByCall = hasOwnCall(`PUT ${type}/show`);
  const toOurs = (sent: unknown) => {
    const record = toOurFields(resource, sent);
    return isShownByCall ? withTwoStatuses(record) : record;
  };
  const isOne = /\/(get|details)$/.test(call) && /\?.*\{id\}/.test(formOf(call));
  if (Array.isArray(data)) {
    const rows = data.map(toOurs);
    return isOne ? (rows[0] ?? null) : rows;
  }
  if (!isRecord(data)) return data;
  for (const name of LIST_NAMES) {
    const rows = data[name];
    if (Array.isArray(rows)) {
      const ours = rows.map(toOurs);
      // One record that is asked for with a filter of the list.
      return isOne ? (ours[0] ?? null) : { ...data, [name]: ours };
    }
  }
  // Some servers have the record beside its siblings one level lower.
  const [record, beside] = isRecord(data.data) ? [data.data, data] : [data, body];
  const names = siblingsOf(resource).map(({ name }) => name);
  const read = toOurs({ ...record, ...siblingsIn(beside, names) });
  return resource.roles && isRecord(read) ? withRoleIds(read, resource.roles.id) : read;
}

/** Where a call of its own shows a record, a server has several ways of not showing it, as a draft: each means hidden. */
function withTwoStatuses(record: unknown): unknown {
  if (!isRecord(record) || typeof record.status !== 'number') return record;
  const { shownStatus } = dialect;
  return record.status === shownStatus ? record : { ...record, status: 1 - shownStatus };
}

/** A user with the ids of their roles, where the server sends the roles themselves. */
function withRoleIds(user: Record<string, unknown>, name: string): Record<string, unknown> {
  const { roleIds, roles } = user;
  if (Array.isArray(roleIds) || !Array.isArray(roles) || !roles.every(isRecord)) return user;
  return { ...user, roleIds: roles.map((role) => role[name]) };
}

/** Calls whose result some servers have in the answer itself: JeecgBoot an address, RuoYi a sentence. */
const BESIDE = new Set(['POST /file', 'POST /user/import']);

function resultBeside(call: string, body: unknown): unknown {
  return call === 'POST /file' ? body : readEnvelope(body).message;
}

/** The dialect of the records in a call; of a sign-in, the names of username and password. */
export function resourceIn(call: string): ResourceDialect {
  if (call === 'POST /user/login') {
    const { username, password } = dialect.credentials;
    return { fields: { username, password } };
  }
  return SESSION_CALLS.has(call) ? {} : (resourceOf(call) ?? {});
}

function emptySiblings(call: string): Record<string, unknown> {
  const resource = resourceOf(call) ?? {};
  const siblings = call.endsWith('/create') ? siblingsOf(resource) : [];
  return Object.fromEntries(siblings.map(({ name }) => [theirName(resource, name), []]));
}

/** The siblings of a resource's records. */
export function siblingsOf({ siblings = [] }: ResourceDialect) {
  return siblings.map((one) => (typeof one === 'string' ? { name: one } : one));
}

function siblingsIn(body: unknown, names: string[]): Record<string, unknown> {
  if (!isRecord(body)) return {};
  return Object.fromEntries(names.flatMap((name) => (name in body ? [[name, body[name]]] : [])));
}

function idIn(data: unknown): string | undefined {
  const id = isRecord(data) ? plainNumber(data.id) : undefined;
  return typeof id === 'string' || typeof id === 'number' ? `${id}` : undefined;
}

function toTexts(query: unknown): Record<string, string> {
  if (!isRecord(query)) return {};
  const entries = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => [name, String(toWireValue(value))]);
  return Object.fromEntries(entries);
}

export function toWireBody(data: unknown): string {
  return stringifyExact(data, (value) => withNames(toWireValue(value)));
}

/** @throws SyntaxError */
export function fromWireBody(text: string): unknown {
  const isChanged = HAS_OTHER_NAMES || dialect.escapesTexts === true;
  return parseExact(text, isChanged ? (value) => withNames(unescaped(value)) : undefined);
}

const ESCAPED: Record<string, string> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  amp: '&',
};

/** A text without the escapes of the server's filter; each once, so that those of the text itself stay. */
function unescaped(value: unknown): unknown {
  if (dialect.escapesTexts !== true || typeof value !== 'string') return value;
  return value.replaceAll(
    /&(?:(lt|gt|quot|apos|nbsp|amp)|#(\d{2,5})|#x([\da-f]{2,4}));/gi,
    (_escape, name?: string, decimal?: string, hex?: string) =>
      ESCAPED[name?.toLowerCase() ?? ''] ??
      String.fromCharCode(decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)),
  );
}

function withNames(value: unknown): unknown {
  return HAS_OTHER_NAMES ? withEnglishNames(dialect.englishField, value) : value;
}

/** Token header; empty without a token. */
export function tokenHeader(token: string | null): Record<string, string> {
  const { header, form } = dialect.token;
  return token === null ? {} : { [header]: form.replace('{token}', () => token) };
}

/** A token without what the dialect's header has before it, with which some servers send it too. */
export function bareToken(token: string): string {
  const [prefix = ''] = dialect.token.form.split('{token}');
  const sent = token.trim();
  const hasPrefix = sent.toLowerCase().startsWith(prefix.toLowerCase());
  return hasPrefix ? sent.slice(prefix.length).trim() : sent;
}

function toWireValue(value: unknown): unknown {
  return IS_OURS || dialect.dates === 'iso' ? value : toSentDate(dialect.dates, value);
}
