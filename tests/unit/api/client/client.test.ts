import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { apiUrl, connectClient, request, toRequest } from '#src/api/client/client.ts';
import { hasShownStatus } from '#src/api/fields/status.ts';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { fieldErrorsOf } from '#src/lib/errors/field-errors.ts';
import { mock } from '#tests/support/mock.ts';

const anything = v.unknown();
const links = { url: '/links/get' };

/** The error of a rejected call. */
async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('The call did not fail', { cause: error });
  return error;
}

/** The next request, answered with `data: true`. */
function catchRequest(method: 'get' | 'post' | 'put' | 'delete', path: string): Promise<Request> {
  return new Promise((resolve) => {
    const answer = http[method](path, ({ request: caught }) => {
      resolve(caught.clone());
      return HttpResponse.json({ success: true, data: true });
    });
    mock.server.use(answer);
  });
}

describe('request', () => {
  it('C1: calls <host>/api and returns the data of the answer', async () => {
    expect(apiUrl('/links/get')).toBe('/api/links/get');
    const data = await request(v.array(v.looseObject({ name: v.string() })), links);
    expect(data).toHaveLength(mock.db.links.all().filter(hasShownStatus).length);
  });

  it('C1: sends the data of a GET as query parameters and leaves unset ones out', async () => {
    const caught = catchRequest('get', '/api/news/page');
    const data = { pageNo: 2, keyword: '温室', from: '', to: undefined, status: null, zero: 0 };
    await request(anything, { url: '/news/page', data });
    const { searchParams } = new URL((await caught).url);
    expect(Object.fromEntries(searchParams)).toEqual({ pageNo: '2', keyword: '温室', zero: '0' });
  });

  it.each(['POST', 'PUT', 'DELETE'] as const)(
    'C1: sends the data of a %s as its body',
    async (method) => {
      const caught = catchRequest(
        method === 'POST' ? 'post' : method === 'PUT' ? 'put' : 'delete',
        '/api/x',
      );
      await request(anything, { url: '/x', method, data: { id: 7, name: '' } });
      expect(await (await caught).json()).toEqual({ id: 7, name: '' });
    },
  );

  it('C1: sends the token where somebody is signed in', async () => {
    connectClient({ accessToken: () => 'a.b.c', onUnauthorized: () => {} });
    const caught = catchRequest('get', '/api/x');
    await request(anything, { url: '/x' });
    const { headers } = await caught;
    expect(headers.get('Authorization')).toBe('Bearer a.b.c');
    expect(headers.get('Accept')).toBe('application/json');
  });

  it.each([
    { who: 'a visitor', isVisitor: true, cache: 'default' },
    { who: 'somebody who is signed in', isVisitor: false, cache: 'no-cache' },
  ])('B14: reads for $who with the cache mode $cache', async ({ isVisitor, cache }) => {
    connectClient({
      accessToken: () => null,
      onUnauthorized: () => {},
      isVisitor: () => isVisitor,
    });
    const sent = vi.spyOn(globalThis, 'fetch');
    await request(anything, links);
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ cache });
  });

  it('C1: reads an answer without an envelope', async () => {
    mock.db.faults.set('GET /links/get', 'bare');
    expect(await request(v.array(anything), links)).not.toHaveLength(0);
  });

  it('E2: throws without a url', async () => {
    await expect(request(anything, { url: '' })).rejects.toThrow(
      'URL is required when using object configuration',
    );
  });

  it("E3: rejects with the response's data", async () => {
    mock.db.faults.set('GET /links/get', '404', { body: { success: false, message: '没有' } });
    expect(await failureOf(request(anything, links))).toMatchObject({
      kind: 'http',
      status: 404,
      call: 'GET /links/get',
      message: '没有',
      data: { success: false, message: '没有' },
    });
  });

  it("E3: rejects with 'Something went wrong!' where the answer has no data", async () => {
    mock.db.faults.set('GET /links/get', 'empty');
    expect(await failureOf(request(anything, links))).toMatchObject({
      kind: 'empty',
      data: 'Something went wrong!',
    });
  });

  it('E3: rejects where the server says success: false, whatever the status', async () => {
    mock.db.faults.set('GET /links/get', 'reject', { body: { success: false, msg: '维护中' } });
    expect(await failureOf(request(anything, links))).toMatchObject({
      kind: 'rejected',
      status: 200,
      message: '维护中',
    });
  });

  it.each([401, 404])(
    'E3: treats an answer with status 200 and code %s as that failure',
    async (code) => {
      mock.db.faults.set('GET /links/get', 'reject', { body: { success: false, code } });
      expect(await failureOf(request(anything, links))).toMatchObject({
        kind: 'rejected',
        status: code,
      });
    },
  );

  it('reads the errors of single fields from a 422', async () => {
    const body = { success: false, message: '不对', errors: { name: '名称已存在' } };
    mock.db.faults.set('GET /links/get', '422', { body });
    const failure = await failureOf(request(anything, links));
    expect(fieldErrorsOf(failure)).toEqual({ name: '名称已存在' });
  });

  it.each(['malformed', 'html'])('C5: reports an answer that is no JSON (%s)', async (fault) => {
    mock.db.faults.set('GET /links/get', fault);
    expect(await failureOf(request(anything, links))).toMatchObject({
      kind: 'malformed',
      status: 200,
      call: 'GET /links/get',
    });
  });

  it('C5: names call and field of an answer that does not fit', async () => {
    const Link = v.object({ partner: v.object({ name: v.string() }) });
    const error = await failureOf(request(v.array(Link), links));
    expect(error.kind).toBe('shape');
    expect(error.message).toMatch(/^GET \/links\/get: 0\.partner: /);
  });

  it('accepts an answer without a body (204) where nothing is expected', async () => {
    mock.server.use(http.delete('/api/x', () => new HttpResponse(null, { status: 204 })));
    expect(await request(anything, { url: '/x', method: 'DELETE' })).toBeNull();
  });

  it('A12: reports a 401 to the session', async () => {
    const told: ApiError[] = [];
    connectClient({ accessToken: () => null, onUnauthorized: (error) => told.push(error) });
    const error = await failureOf(
      request(anything, { url: '/links/create', method: 'POST', data: {} }),
    );
    expect(error.status).toBe(401);
    expect(told).toEqual([error]);
  });

  it('rejects with the reason of the signal that aborted it', async () => {
    mock.db.faults.set('GET /links/get', 'hang');
    const controller = new AbortController();
    const call = request(anything, { ...links, signal: controller.signal });
    controller.abort(new Error('left the page'));
    await expect(call).rejects.toThrow('left the page');
  });
});

describe('toRequest', () => {
  it('C3: reads a call as the specification writes it', () => {
    expect(toRequest('DELETE /links/delete')).toEqual({ method: 'DELETE', url: '/links/delete' });
  });
});

it('C1: calls the server that prerendering names, also where the build has a host', async () => {
  onTestFinished(() => connectClient({ accessToken: () => null, onUnauthorized: () => {} }));
  connectClient({ accessToken: () => null, onUnauthorized: () => {}, host: 'http://api.example' });
  expect(apiUrl('/links/get')).toBe('http://api.example/api/links/get');
  mock.server.use(
    http.get('http://api.example/api/links/get', () =>
      HttpResponse.json({ success: true, data: 'theirs' }),
    ),
  );
  expect(await request(anything, links)).toBe('theirs');
});
