import { HttpResponse } from 'msw';
import { pause } from '#src/lib/time/pause.ts';

// Faults are written as words: `503`, `delay=3000`, `503,html`; several are comma-separated.

/**
 * Words of a fault:
 * - a number: an answer with that status
 * - `delay=<ms>`: waits first; `hold`: waits until `release`
 * - `malformed` (truncated JSON), `html` (a page instead of JSON), `empty` (no body): optionally with
 *   a status
 * - `reject`: `success: false` with status 200
 * - `shape`: data that fits no schema; `null`: `data: null`; `bad-row`: one broken record in a list
 * - `numbers=text|null`: every number as text, or null unless it is an id
 * - `list=records|rows|items|bare`: another form of a page; `bare`: data without envelope
 * - `total=<number>|none`: a wrong total of a page, or none
 * - `retry-after=<s>`: that header
 * - `hang`: no answer; `drop`: connection error; `cut`: connection error in the middle of the body
 */
export type Fault = { words: Map<string, string>; body: unknown };

type Planned = Fault & { times: number };

/** Faults planned per call, besides those that a request asks for. */
export type Faults = {
  /**
   * Plans a fault for a call (`GET /links/get`, or `*` for all), permanently or for the next
   * `times` answers. `body` replaces the default error body.
   */
  set: (call: string, fault: string, options?: { times?: number; body?: unknown }) => void;
  /** Removes one call's faults, or all and the latency. */
  clear: (call?: string) => void;
  /** Answers every call this much later, in ms, whatever else is planned. */
  slowDown: (latency: number) => void;
  latency: () => number;
  /** Releases all answers held by `hold`, and holds none any more, also of requests that are on their way. */
  release: () => void;
  released: () => Promise<void>;
  /** The fault of this request, if any; counts down. */
  consume: (call: string, request: Request) => Fault | null;
};

export function createFaults(): Faults {
  const planned = new Map<string, Planned>();
  let gate = Promise.withResolvers<void>();
  let latency = 0;

  return {
    release: () => {
      for (const { words } of planned.values()) words.delete('hold');
      gate.resolve();
      gate = Promise.withResolvers<void>();
    },
    released: () => gate.promise,
    set: (call, fault, { times = Infinity, body } = {}) =>
      planned.set(call, { words: parseFault(fault), body, times }),
    clear: (call) => {
      if (call === undefined) {
        planned.clear();
        latency = 0;
      } else planned.delete(call);
    },
    slowDown: (ms) => {
      latency = ms;
    },
    latency: () => latency,
    consume: (call, request) => {
      const asked =
        request.headers.get('x-mock-fault') ??
        new URL(request.url).searchParams.get('x-mock-fault');
      if (asked !== null) return { words: parseFault(asked), body: undefined };
      const key = planned.has(call) ? call : '*';
      const fault = planned.get(key);
      if (!fault) return null;
      if (fault.times > 1) planned.set(key, { ...fault, times: fault.times - 1 });
      else planned.delete(key);
      return fault;
    },
  };
}

function parseFault(text: string): Map<string, string> {
  const words = text.split(',').map((word) => word.trim());
  return new Map(
    words.map((word) => {
      const [name = '', value = ''] = word.split('=');
      return /^\d{3}$/.test(name) ? ['status', name] : [name, value];
    }),
  );
}

/** Waits as the fault asks; forever for `hang`. */
export async function waitFor({ words }: Fault, released: () => Promise<void>): Promise<void> {
  if (words.has('hold')) await released();
  const delay = Number(words.get('delay') ?? 0);
  if (delay > 0) await pause(delay);
  if (words.has('hang')) await new Promise(() => {});
}

/** The faulty answer, or null where the call answers normally. */
export function faultAnswer({ words, body }: Fault): Response | null {
  if (words.has('drop')) return HttpResponse.error();
  if (words.has('cut')) return cutOff();
  const status = words.has('reject') ? 200 : Number(words.get('status') ?? 0);
  const response = unreadable(words, status || 200) ?? refusal(status, body);
  const retryAfter = words.get('retry-after');
  if (retryAfter !== undefined) response?.headers.set('Retry-After', retryAfter);
  return response;
}

function unreadable(words: Map<string, string>, status: number): Response | null {
  if (words.has('malformed'))
    return text(status, 'application/json', '{"success":true,"data":[{"id":1,');
  if (words.has('html'))
    return text(status, 'text/html', '<!doctype html><title>网关</title><h1>登录</h1>');
  if (words.has('empty')) return text(status, 'application/json', '');
  return null;
}

function refusal(status: number, body: unknown): Response | null {
  if (status === 0) return null;
  return json(status, body ?? { success: false, code: status, message: '服务器忙，请稍后再试' });
}

/** The answer without its data, of a call that was done; null where the call answers normally. */
export function dataFault({ words }: Fault): Response | null {
  if (words.has('shape')) return json(200, { success: true, data: { unexpected: true } });
  return words.has('null') ? json(200, { success: true, data: null }) : null;
}

/** Fails during the body, after good status and headers. */
function cutOff(): Response {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"success":true,"data":[')),
    pull: (controller) => controller.error(new TypeError('terminated')),
  });
  return new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } });
}

function text(status: number, type: string, content: string): Response {
  return new HttpResponse(content, {
    status,
    headers: { 'Content-Type': `${type}; charset=utf-8` },
  });
}

function json(status: number, body: unknown): Response {
  return new HttpResponse(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
}
