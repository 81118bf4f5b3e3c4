import ky from 'ky';
import type * as v from 'valibot';
import { env } from '#src/env.ts';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { serverTime } from '#src/lib/time/clock.ts';
import { readAnswer, toApiError } from './answer.ts';
import { dialect } from '#src/api/dialects/dialect.ts';
import { persistAnswer, readPersistedAnswer } from './persisted-answers.ts';
import { fetchWithTime } from './server-time.ts';
import { tokenHeader, toWire, toWireBody } from '#src/api/wire/wire.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** Method and path: `GET /links/get`. */
export type Call = `${Method} /${string}`;
type CallHeaders = Record<string, string>;
export type Schema<T> = v.GenericSchema<unknown, T>;

export type RequestConfig = {
  /** Path below host and `dialect.prefix`. */
  url: string;
  method?: string;
  /** Query parameters of a GET, where unset ones are left out; otherwise the JSON body. */
  data?: unknown;
  /** Query parameters of other methods. */
  query?: Query;
  signal?: AbortSignal | undefined;
  /** Sent instead of the session's token. */
  token?: string | null;
  /** Whether visitors' browsers persist the answer. */
  isPersisted?: boolean;
  /** Whether it is sent to the end even if the page unloads; a deletion always is. */
  keepalive?: boolean;
};

type Query = Record<string, string | number | boolean | null | undefined>;

type ClientHooks = {
  /** Bearer token, or null. */
  accessToken: () => string | null;
  /** Called for every 401 before the call rejects. */
  onUnauthorized: (error: ApiError) => void;
  /**
   * Called before each call, while it is known who makes it. The result, if any, is called after a
   * 401 and resolves to true where the same person now has a new token.
   */
  prepareRefresh?: (call: string) => (() => Promise<boolean>) | null;
  /** True while nobody is signed in; without it nothing is persisted. */
  isVisitor?: () => boolean;
  /** Origin of the server that answers instead of the build's own, for prerendering. */
  host?: string;
};

const UNCONNECTED = {
  accessToken: () => null,
  onUnauthorized: () => {},
  prepareRefresh: () => null,
  isVisitor: () => false,
  host: env.apiHost,
};
const hooks: Required<ClientHooks> = { ...UNCONNECTED };

/** Connects the client to the session, once at the start. */
export function connectClient(connected: ClientHooks): void {
  Object.assign(hooks, UNCONNECTED, connected);
}

export const REQUEST_TIMEOUT = 60_000;
/** Statuses that delete the persisted answer. */
const GONE_STATUS = new Set([401, 403, 404, 410]);
const SERVER_ERRORS = Array.from({ length: 100 }, (_, index) => 500 + index);
const RETRY_STATUS = [408, 409, 425, 429, ...SERVER_ERRORS];

/** URL of an API path: host, prefix of the dialect, path. */
export function apiUrl(path: string): string {
  return `${hooks.host}${dialect.prefix}/${path.replace(/^\/+/, '')}`;
}

export function apiHeaders(token = hooks.accessToken()): CallHeaders {
  return { Accept: 'application/json', ...tokenHeader(token) };
}

export const credentials: RequestCredentials = env.apiHost === '' ? 'same-origin' : 'include';

/** The shared ky instance, used directly for file downloads only; other calls use `request`. */
export const http = ky.create({
  fetch: fetchWithTime,
  timeout: REQUEST_TIMEOUT,
  credentials,
  stringifyJson: toWireBody,
  retry: {
    limit: 1,
    methods: ['get'],
    statusCodes: RETRY_STATUS,
    afterStatusCodes: RETRY_STATUS,
    maxRetryAfter: 10_000,
  },
});

/** Splits `GET /links/get` into method and url. */
export function toRequest(call: Call): { method: string; url: string } {
  const [method = '', url = ''] = call.split(' ');
  return { method, url };
}

/**
 * Makes a call and validates the answer's data. An empty body (204) fits `v.unknown()`.
 * @throws ApiError for every failure; the signal's own reason when aborted.
 */
export async function request<T>(schema: Schema<T>, config: RequestConfig): Promise<T> {
  if (!config.url) throw new Error('URL is required when using object configuration');
  const method = config.method ?? 'GET';
  const call = `${method} ${config.url}`;
  const isGet = method === 'GET';
  const isPersisted = config.isPersisted === true && hooks.isVisitor();
  const persist = (text?: string) => {
    // The person may have signed in or out meanwhile.
    if (isPersisted && hooks.isVisitor()) persistAnswer(addressOf(config), text);
  };
  const send = async (headers: CallHeaders) => {
    try {
      const sent = isGet ? { query: config.data } : { query: config.query, body: config.data };
      const wire = toWire(call, sent);
      const answer = http(apiUrl(wire.path), {
        method: wire.method,
        headers,
        searchParams: wire.query,
        ...(wire.body === undefined ? {} : { json: wire.body }),
        keepalive: config.keepalive ?? method === 'DELETE',
        // An editor must not read what was there before a save.
        ...(isGet && !hooks.isVisitor() && { cache: 'no-cache' }),
        ...(config.signal ? { signal: config.signal } : {}),
      });
      const text = await answer.text();
      const data = readAnswer(schema, call, (await answer).status, text);
      persist(data === null ? undefined : text);
      return data;
    } catch (reason) {
      if (config.signal?.aborted) throw reason;
      const error = toApiError(call, reason);
      if (error instanceof ApiError && GONE_STATUS.has(error.status ?? 0)) persist();
      throw error;
    }
  };
  return sendAuthorized(call, send, config.token);
}

/**
 * The persisted answer of a call, validated. Undefined where there is none or it does not fit, and
 * for signed-in persons, who may see more.
 */
export function persistedAnswer<T>(
  schema: Schema<T>,
  config: RequestConfig,
): { data: T; time: number } | undefined {
  const stored = hooks.isVisitor() ? readPersistedAnswer(addressOf(config)) : undefined;
  try {
    return (
      stored && {
        data: readAnswer(schema, `GET ${config.url}`, 200, stored.text),
        time: stored.time,
      }
    );
  } catch {
    return undefined;
  }
}

/**
 * Key of a persisted answer. It leaves out a time in the future (`to` of a list until now), which would be another
 * one at each visit.
 */
function addressOf({ url, data }: RequestConfig): string {
  const now = new Date(serverTime()).toISOString();
  const asked = JSON.stringify(data ?? {}, (name, value: unknown) =>
    name === 'to' && typeof value === 'string' && value >= now ? undefined : value,
  );
  return `${apiUrl(url)} ${asked}`;
}

/**
 * Sends a call with the session's token, or with `token`. After a 401 for the session's token
 * it is sent once more where the session could be refreshed; otherwise the 401 is reported to the
 * session. A late 401 for a replaced token is not reported.
 */
export async function sendAuthorized<T>(
  call: string,
  send: (headers: CallHeaders) => Promise<T>,
  token?: string | null,
): Promise<T> {
  const refresh = token === undefined ? hooks.prepareRefresh(call) : null;
  const sent = apiHeaders(token);
  try {
    return await send(sent);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    if (await refresh?.()) return resend(send);
    throw reportUnauthorized(error, sent);
  }
}

async function resend<T>(send: (headers: CallHeaders) => Promise<T>): Promise<T> {
  const sent = apiHeaders();
  try {
    return await send(sent);
  } catch (error) {
    throw isUnauthorized(error) ? reportUnauthorized(error, sent) : error;
  }
}

function isUnauthorized(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 401;
}

function reportUnauthorized(error: ApiError, sent: CallHeaders): ApiError {
  if (sent[dialect.token.header] === apiHeaders()[dialect.token.header])
    hooks.onUnauthorized(error);
  return error;
}
