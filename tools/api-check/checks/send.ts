import type { Call } from '#src/api/client/client.ts';
import { tokenHeader, toWire, toWireBody } from '#src/api/wire/wire.ts';

// Does not use the app's API client, which retries and knows the session: the check needs the plain
// response of one request.

/** The address of a server and the headers for every request. */
export type Server = {
  url: (path: string) => string;
  headers: () => Record<string, string>;
  credentials?: RequestCredentials;
  /** Instead of `fetch`, with its own limit of time: the command line's, which waits where a server asks for it. */
  fetch?: typeof globalThis.fetch;
};

export type Sent = {
  /** Undefined values are left out. */
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** The media types to ask for; JSON by default. */
  accept?: string;
  /** Replaces the session's user: another user's token, or signed out if `token` is null. */
  as?: { token: string | null };
};

/** The response; without one, `status` is undefined and `failure` gives the reason. */
export type Reply = {
  /** Method and path below the host's prefix. */
  made: string;
  status?: number;
  failure?: string;
  ms: number;
  headers: Headers;
  text: string;
  bytes: number;
};

const TIMEOUT = 60_000;

/**
 * Makes one request, without retries.
 * @throws the signal's reason if aborted
 */
export async function send(server: Server, call: Call, sent: Sent = {}): Promise<Reply> {
  const { signal } = sent;
  const { method, path, query, body } = toWire(call, sent);
  const start = performance.now();
  const time = () => Math.round(performance.now() - start);
  const credentials = sent.as ? 'omit' : server.credentials;
  try {
    const answer = await (server.fetch ?? fetchInTime)(`${server.url(path)}${toQuery(query)}`, {
      method,
      headers: {
        ...(sent.as ? headersAs(sent.as.token) : server.headers()),
        ...(sent.accept === undefined ? {} : { Accept: sent.accept }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: toWireBody(body) }),
      ...(credentials === undefined ? {} : { credentials }),
      ...(signal && { signal }),
    });
    const content = await answer.arrayBuffer();
    return {
      made: `${method} ${path}`,
      status: answer.status,
      ms: time(),
      headers: answer.headers,
      text: new TextDecoder().decode(content),
      bytes: content.byteLength,
    };
  } catch (error) {
    if (signal?.aborted) throw error;
    const nothing = { ms: time(), headers: new Headers(), text: '', bytes: 0 };
    return { made: `${method} ${path}`, failure: wordsOf(error), ...nothing };
  }
}

const fetchInTime: typeof globalThis.fetch = (input, init) => {
  const timeout = AbortSignal.timeout(TIMEOUT);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  return fetch(input, { ...init, signal });
};

function headersAs(token: string | null): Record<string, string> {
  return { Accept: 'application/json', ...tokenHeader(token) };
}

function toQuery(query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString();
  return text === '' ? '' : `?${text}`;
}

/** Node puts the reason of a network failure, such as a closed port, into `cause`. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
