import { listIn } from '#src/api/records/page.ts';
import { type Envelope, readEnvelope } from '#src/api/wire/envelope.ts';
import type { Dialect } from '#src/api/dialects/dialect-schema.ts';
import { parseExact } from '#src/lib/records/exact-json.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { NOWHERE } from './words.ts';

/** What a server answered to one call. */
export type Answer = Envelope & {
  /** `GET /api/user/page`. */
  call: string;
  status: number;
  kind: 'json' | 'html' | 'empty' | 'redirect' | 'other';
  body: unknown;
  headers: Headers;
  /** The rows of a list; undefined where the data is none. */
  rows: Record<string, unknown>[] | undefined;
  /** Says the same for another address only if it says the same about both. */
  says: string;
};

export type Sent = { query?: Record<string, string | number>; body?: unknown; as?: null | string };

/** One server, and what is known of it so far. */
export type Server = {
  /** Without a slash at its end. */
  host: string;
  prefix: string;
  /** The sign of success; null until an answer has shown it. */
  success: Dialect['success'] | null;
  token: { value: string; header: string; form: string } | null;
  cookie: string | null;
  /** How many answers of each kind there were. */
  kinds: Map<Answer['kind'], number>;
  /** Where an answer sent on to. */
  sentOnTo: string | null;
  fetch: typeof globalThis.fetch;
};

const SUCCESS_FIELDS = ['success', 'code', 'errno', 'errcode', 'errCode'];
/** Codes of success that are used; 0 and 1 are each other's opposite in some servers, and wait for a sign-in. */
const LIKELY = new Set(['true', '200', '0', '1', '20000', '00000', 'SUCCESS']);

/** The sign of success of an answer that is one; null where the answer has no envelope. */
export function signOfSuccess(body: unknown): Dialect['success'] | null {
  if (!isRecord(body)) return null;
  const field = SUCCESS_FIELDS.find((name) => name in body);
  const value = field === undefined ? undefined : body[field];
  if (field === 'success') return { field, values: [true, 1] };
  const isValue = typeof value === 'string' || typeof value === 'number';
  return field !== undefined && isValue ? { field, values: [value] } : null;
}

/**
 * Makes a call of the server below its prefix; `{id}` in the address is already filled in.
 * @throws Error with a sentence for a person, where there is no answer
 */
export async function ask(server: Server, call: string, sent: Sent = {}): Promise<Answer> {
  const [method = '', address = ''] = call.split(' ');
  const url = new URL(server.host + server.prefix + address);
  for (const [name, value] of Object.entries(sent.query ?? {}))
    url.searchParams.set(name, `${value}`);
  const named = `${method} ${url.pathname}`;
  let answer: Response;
  let text: string;
  try {
    answer = await server.fetch(url, {
      method,
      // Only the named host is called.
      redirect: 'manual',
      headers: {
        Accept: 'application/json',
        ...(sent.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...sessionHeaders(server, sent.as),
      },
      ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
    });
    text = await answer.text();
  } catch (error) {
    throw new Error(sentenceOf(named, url, error), { cause: error });
  }
  const { kind, body } = read(answer, text);
  server.kinds.set(kind, (server.kinds.get(kind) ?? 0) + 1);
  if (kind === 'redirect') server.sentOnTo = answer.headers.get('Location');
  const sign = signOfSuccess(body);
  const success = server.success ?? (sign && { ...sign, values: [...LIKELY] });
  const envelope = readEnvelope(body, success ?? undefined);
  const message = (envelope.message ?? '').replaceAll(url.pathname, '').replaceAll(address, '');
  const isGood = kind === 'json' || (kind === 'empty' && answer.status === 204);
  return {
    ...envelope,
    call: named,
    status: answer.status,
    success: isGood && answer.ok && envelope.success,
    kind,
    body,
    headers: answer.headers,
    rows: rowsIn(envelope.data),
    says: [answer.status, kind, envelope.code ?? '', message].join(' '),
  };
}

/** Rows that are records; an answer that is no list, or nothing at all, has none. */
function rowsIn(data: unknown): Answer['rows'] {
  const isList = Array.isArray(data) || isRecord(data);
  const list = isList && Object.keys(data).length > 0 ? listIn(data) : undefined;
  if (Array.isArray(data) && data.length === 0) return [];
  return list?.every(isRecord) ? list : undefined;
}

function sessionHeaders({ token, cookie }: Server, as: Sent['as']): Record<string, string> {
  if (as === null) return {};
  const value = as ?? token?.value;
  return {
    ...(value !== undefined && token
      ? { [token.header]: token.form.replace('{token}', () => value) }
      : {}),
    ...(cookie === null ? {} : { Cookie: cookie }),
  };
}

function read(answer: Response, text: string): Pick<Answer, 'kind' | 'body'> {
  if (answer.status >= 300 && answer.status < 400) return { kind: 'redirect', body: null };
  if (text.trim() === '') return { kind: 'empty', body: null };
  if (/^\s*<(!doctype|html)/i.test(text)) return { kind: 'html', body: null };
  try {
    const body = parseExact(text);
    return { kind: typeof body === 'object' ? 'json' : 'other', body };
  } catch {
    return { kind: 'other', body: null };
  }
}

/** What a server answers to an address that it does not have; asked anew for each method and session. */
export function askNowhere(server: Server, method = 'GET'): Promise<Answer> {
  return ask(server, `${method} ${NOWHERE}`, method === 'GET' ? {} : { body: {} });
}

/** Whether the server has the address of an answer. */
export function isThere(answer: Answer, nowhere: Answer): boolean {
  const isMissing = [404, 405, 501].some(
    (status) => answer.status === status || Number(answer.code) === status,
  );
  const isNamed = /^Cannot (GET|POST|PUT|PATCH|DELETE) /.test(answer.message ?? '');
  return answer.kind === 'json' && !isMissing && !isNamed && answer.says !== nowhere.says;
}

/** Why nothing was found, by what came instead of JSON. */
export function whyNothing({ kinds, sentOnTo, host, prefix }: Server): string {
  const count = (kind: Answer['kind']) => kinds.get(kind) ?? 0;
  const place = host + prefix;
  if (sentOnTo !== null && count('redirect') > count('json')) {
    return `${place} sends every call on to ${sentOnTo}, which is not followed. If that is its right address, give it to the command.`;
  }
  if (count('html') > count('json')) {
    return `${place} answers with web pages instead of JSON. Is it the address of a site instead of its API?`;
  }
  if (count('json') === 0) return `${place} answers nothing that can be read as JSON.`;
  return `No sign-in was found at ${place}. Give the prefix with the address (https://api.example.com/api/v1), or its OpenAPI document with --openapi.`;
}

function sentenceOf(call: string, { host }: URL, error: unknown): string {
  const { name, cause, message } = error instanceof Error ? error : new Error(String(error));
  if (name === 'TimeoutError') return `${host} did not answer ${call} in time.`;
  if (message.startsWith('The server refuses more calls')) return message;
  const code = isRecord(cause) || cause instanceof Error ? String(Reflect.get(cause, 'code')) : '';
  if (/CERT|SIGNATURE|SELF_SIGNED|ALTNAME|SSL|EPROTO/.test(code)) {
    return `The certificate of ${host} is not trusted (${code}). Give Node the authority that signed it: NODE_EXTRA_CA_CERTS=<file>.`;
  }
  const reason = cause instanceof Error && cause.message ? cause.message : message;
  return `${host} cannot be reached: ${reason || code} (${call}).`;
}
