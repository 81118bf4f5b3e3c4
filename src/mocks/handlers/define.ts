import { http, type HttpHandler, HttpResponse } from 'msw';
import type { Call } from '#src/api/client/client.ts';
import type { User } from '#src/features/user/schema.ts';
import { parseExact, stringifyExact } from '#src/lib/records/exact-json.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { pause } from '#src/lib/time/pause.ts';
import type { Database } from '../database.ts';
import { wrap } from '../envelope.ts';
import { dataFault, faultAnswer, waitFor } from '../faults.ts';
import { tokenOf, userOfToken } from '../tokens.ts';
import { Refusal } from './refusal.ts';

export type Context = {
  db: Database;
  request: Request;
  query: URLSearchParams;
  /** The signed-in user; null for a visitor. */
  user: User | null;
};

export type Access = 'anyone' | 'session' | 'admin';

export type MockCall = {
  call: Call;
  access: Access;
  /**
   * Returns the envelope's data, or a complete Response.
   * @throws Refusal
   */
  answer: (context: Context) => unknown;
};

/** Defines a call; by default reads are public and writes need a session. */
export function define(
  call: Call,
  answer: MockCall['answer'],
  access: Access = call.startsWith('GET') ? 'anyone' : 'session',
): MockCall {
  return { call, answer, access };
}

/** MSW handler of a call, with faults, session, envelope and refusals. */
export function toHandler(db: Database, { call, access, answer }: MockCall): HttpHandler {
  const { method, path } = partsOf(call);
  return methods[method](`*/api${path}`, async ({ request }) => {
    db.requests.add(call, request);
    const fault = db.faults.consume(call, request);
    const latency = db.faults.latency();
    if (latency > 0) await pause(latency);
    if (fault) {
      await waitFor(fault, db.faults.released);
      const failure = faultAnswer(fault);
      if (failure) return failure;
    }
    try {
      const user = userOf(db, request, access);
      const query = new URL(request.url).searchParams;
      const data = await answer({ db, request, query, user });
      await db.persisted();
      const lost = fault && dataFault(fault);
      if (lost) return lost;
      return data instanceof Response ? data : json(200, wrap(data, fault));
    } catch (error) {
      if (error instanceof Refusal) return refuse(error);
      throw error;
    }
  });
}

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

function partsOf(call: Call): { method: keyof typeof methods; path: string } {
  const [method, path = ''] = call.split(' ');
  if (method === 'GET' || method === 'POST' || method === 'PUT') return { method, path };
  return { method: 'DELETE', path };
}

function userOf(db: Database, request: Request, access: Access): User | null {
  const token = tokenOf(request);
  const user = token === null ? null : userOfToken(db, token);
  if (user === null && (token !== null || access !== 'anyone')) {
    throw new Refusal(401, '登录已过期，请重新登录');
  }
  if (access === 'admin' && user?.role !== 'admin') {
    throw new Refusal(403, '没有权限进行此操作');
  }
  return user;
}

/**
 * The request's JSON object.
 * @throws Refusal 400 for any other body.
 */
export async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  const body: unknown = await request
    .text()
    .then(parseExact)
    .catch(() => null);
  if (!isRecord(body)) throw new Refusal(400, '请求内容不是有效的 JSON 对象');
  return body;
}

function refuse({ status, message, errors }: Refusal): Response {
  return json(status, { success: false, code: status, message, ...(errors ? { errors } : {}) });
}

function json(status: number, body: unknown): Response {
  return HttpResponse.text(stringifyExact(body), {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  });
}
