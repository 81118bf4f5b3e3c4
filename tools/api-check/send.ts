import type { Call } from '#src/api/client.ts';
import { tokenHeader, toWire, toWireBody, toWireQuery } from '#src/api/wire.ts';

// Not by the app's client: that tries again, and knows a session. This shows what one call did, in
// the server's own way of speaking.

/** Where calls go, and with which headers. */
export type Server = {
  url: (path: string) => string;
  headers: () => Record<string, string>;
  credentials?: RequestCredentials;
};

export type Sent = {
  /** Unset ones are left out. */
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** As somebody else than the session's person: with this token, or as nobody without one. */
  as?: { token: string | null };
};

/** What came back; no `status` where nothing did, then `failure` says why. */
export type Reply = {
  status?: number;
  failure?: string;
  ms: number;
  headers: Headers;
  text: string;
  bytes: number;
};

const TIMEOUT = 60_000;

/**
 * Makes one call, once.
 * @throws the signal's reason when aborted.
 */
export async function send(server: Server, call: Call, sent: Sent = {}): Promise<Reply> {
  const { body, signal } = sent;
  const [ourMethod = 'GET', ourPath = ''] = call.split(' ');
  const [path, method] = toWire(ourPath, ourMethod, sent.query ?? body);
  const start = performance.now();
  const time = () => Math.round(performance.now() - start);
  const timeout = AbortSignal.timeout(TIMEOUT);
  const credentials = sent.as ? 'omit' : server.credentials;
  try {
    const answer = await fetch(`${server.url(path)}${toQuery(sent.query)}`, {
      method,
      headers: {
        ...(sent.as ? headersAs(sent.as.token) : server.headers()),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: toWireBody(body) }),
      ...(credentials === undefined ? {} : { credentials }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const content = await answer.arrayBuffer();
    return {
      status: answer.status,
      ms: time(),
      headers: answer.headers,
      text: new TextDecoder().decode(content),
      bytes: content.byteLength,
    };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { failure: wordsOf(error), ms: time(), headers: new Headers(), text: '', bytes: 0 };
  }
}

function headersAs(token: string | null): Record<string, string> {
  return { Accept: 'application/json', ...tokenHeader(token) };
}

function toQuery(query: Record<string, unknown> = {}): string {
  const text = new URLSearchParams(toWireQuery(query)).toString();
  return text === '' ? '' : `?${text}`;
}

/** Node says in the cause what went wrong: a host that is not there, a port that is closed. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
