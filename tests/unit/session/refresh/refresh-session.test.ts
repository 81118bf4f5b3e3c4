import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { request } from '#src/api/client/client.ts';
import { download } from '#src/api/uploads/download.ts';
import { upload } from '#src/api/uploads/upload.ts';
import { dialect } from '#src/api/dialects/dialect.ts';
import { connectSession } from '#src/session/connect-session.ts';
import { readStoredSession } from '#src/session/session-storage.ts';
import { refreshSession } from '#src/session/refresh/refresh-session.ts';
import { session } from '#src/session/session-store.ts';
import { buildLocalToken } from '#src/session/token.ts';
import { mock } from '#tests/support/mock.ts';

const token = buildLocalToken({ username: 'admin' });
const stored = { token, bearer: 'old', refresh: { refresh_token: 'r1' } };
const call = () => request(v.unknown(), { url: '/links/get' });

let disconnect = () => {};
let bodies: unknown[] = [];
beforeEach(() => {
  bodies = [];
  dialect.calls['POST /user/refresh'] = 'POST /user/refresh';
  disconnect = connectSession();
  session.start(stored);
  mock.server.use(
    http.all('*/api/*', ({ request }) =>
      request.headers.get('Authorization') === 'Bearer new'
        ? HttpResponse.json({ success: true, data: 'fine' })
        : HttpResponse.json({ success: false }, { status: 401 }),
    ),
  );
});
afterEach(() => {
  session.end('signed-out');
  disconnect();
  dialect.calls['POST /user/refresh'] = null;
});

function answerRefresh(answer: () => Response): void {
  mock.server.use(
    http.post('*/api/user/refresh', async ({ request }) => {
      bodies.push(await request.json());
      return answer();
    }),
  );
}

const renew = (data: unknown) => () => HttpResponse.json({ success: true, data });

describe('a call with a refused token', () => {
  it('A12: three at once refresh the session once, and all succeed', async () => {
    answerRefresh(renew({ access_token: 'new', refresh_token: 'r2' }));
    expect(await Promise.all([call(), call(), call()])).toEqual(['fine', 'fine', 'fine']);
    expect(bodies).toEqual([{ refresh_token: 'r1' }]);
    expect(readStoredSession()).toMatchObject({ bearer: 'new', refresh: { refresh_token: 'r2' } });
    expect(session.getState().user).toMatchObject({ username: 'admin', accessToken: 'new' });
  });

  it('A12: a refresh token that is not replaced is kept', async () => {
    answerRefresh(renew('new'));
    await call();
    expect(readStoredSession()?.refresh).toEqual({ refresh_token: 'r1' });
  });

  it('A13: a name that was changed since the sign-in is kept', async () => {
    session.start({ ...stored, profile: { displayName: '陆衡' } });
    answerRefresh(renew('new'));
    await call();
    expect(session.getState().user).toMatchObject({ displayName: '陆衡', accessToken: 'new' });
  });

  it('A12: without a refresh token, which may be a cookie, an empty body is sent', async () => {
    session.start({ token, bearer: 'old' });
    answerRefresh(renew({ token: 'new' }));
    await call();
    expect(bodies).toEqual([{}]);
  });

  it('A12: an upload and a download are repeated too', async () => {
    answerRefresh(renew({ token: 'new' }));
    const form = new FormData();
    form.set('file', new File(['a'], 'a.txt'));
    expect(await upload(v.unknown(), { url: '/file', form })).toBe('fine');
    session.start(stored);
    mock.server.use(
      http.get('*/api/user/export', ({ request }) =>
        request.headers.get('Authorization') === 'Bearer new'
          ? new HttpResponse('a,b', { headers: { 'Content-Type': 'text/csv' } })
          : new HttpResponse(null, { status: 401 }),
      ),
    );
    expect((await download('GET /user/export')).size).toBe(3);
    expect(bodies).toHaveLength(2);
  });

  it.each([
    ['401', () => new HttpResponse(null, { status: 401 })],
    ['no success', () => HttpResponse.json({ success: false, message: 'no' })],
    ['no token', renew({ user: { username: 'admin' } })],
    ['the token of somebody else', renew({ token: 'new', user: { username: 'wang' } })],
  ])('A12: a refresh answered with %s ends the session once', async (_, answer) => {
    answerRefresh(answer);
    const changes = vi.fn();
    const stop = session.subscribe(changes);
    const results = await Promise.allSettled([call(), call(), call()]);
    stop();
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(changes).toHaveBeenCalledTimes(1);
    expect(bodies).toHaveLength(1);
    expect(session.getState()).toMatchObject({ endedBy: 'unauthorized' });
  });

  it.each([
    ['cannot be reached', () => HttpResponse.error(), { kind: 'network' }],
    ['fails', () => new HttpResponse(null, { status: 503 }), { status: 503 }],
  ])('A12: a server that %s has not refused: the session stays', async (_, answer, error) => {
    answerRefresh(answer);
    await expect(call()).rejects.toMatchObject(error);
    expect(session.getState().status).toBe('authenticated');
    answerRefresh(renew({ token: 'new' }));
    expect(await call()).toBe('fine');
  });

  it('A12: a new token that is refused as well ends the session', async () => {
    answerRefresh(renew({ token: 'newer' }));
    await expect(call()).rejects.toMatchObject({ status: 401 });
    expect(bodies).toHaveLength(1);
    expect(session.getState()).toMatchObject({ endedBy: 'unauthorized' });
  });

  it("A12: a session of jwt beside the configured jwtlocal becomes the server's new token", async () => {
    const jwt = buildLocalToken({ username: 'admin', from: 'the server' });
    session.start({ ...stored, method: 'jwt' });
    answerRefresh(renew({ token: jwt }));
    expect(await refreshSession()).toBe(true);
    expect(readStoredSession()).toMatchObject({ token: jwt, bearer: jwt, method: 'jwt' });
  });

  it('A12: a session of Auth0, whose tokens are its own, ends without a refresh', async () => {
    session.start({ ...stored, method: 'auth0' });
    answerRefresh(renew({ token: 'new' }));
    await expect(call()).rejects.toMatchObject({ status: 401 });
    expect(bodies).toEqual([]);
    expect(session.getState()).toMatchObject({ endedBy: 'unauthorized' });
  });

  it("A12: another tab's refresh is adopted", async () => {
    answerRefresh(renew({ token: 'newest' }));
    localStorage.setItem('session', JSON.stringify({ ...stored, bearer: 'new' }));
    expect(await call()).toBe('fine');
    expect(bodies).toEqual([]);
  });

  it('A12: is not repeated for another person who has signed in meanwhile', async () => {
    answerRefresh(() => {
      session.start({ token: buildLocalToken({ username: 'wang' }), bearer: 'new' });
      return HttpResponse.json({ success: true, data: 'newer' });
    });
    await expect(call()).rejects.toMatchObject({ status: 401 });
    expect(session.getState().user).toMatchObject({ username: 'wang', accessToken: 'new' });
  });

  it('A11: a sign-out during the refresh is not undone by it', async () => {
    answerRefresh(() => {
      session.end('signed-out');
      return HttpResponse.json({ success: true, data: 'new' });
    });
    await expect(call()).rejects.toMatchObject({ status: 401 });
    expect(session.getState()).toMatchObject({ endedBy: 'signed-out' });
    expect(readStoredSession()).toBeNull();
  });

  it.each(['/user/login', '/user/logout'])('A12: POST %s does not refresh', async (url) => {
    answerRefresh(renew('new'));
    await request(v.unknown(), { url, method: 'POST' }).catch(() => {});
    expect(bodies).toEqual([]);
  });
});

describe('the clock', () => {
  const HOURS_71 = 71 * 3_600_000;

  beforeEach(() => {
    vi.useFakeTimers({
      now: Date.parse('2026-11-20T08:00:00Z'),
      toFake: ['Date', 'setTimeout', 'clearTimeout'],
    });
    session.start({ ...stored, token: buildLocalToken({ username: 'admin' }) });
  });

  it('A8: refreshes a minute before exp', async () => {
    answerRefresh(renew({ token: 'new' }));
    await vi.advanceTimersByTimeAsync(HOURS_71 + 58 * 60_000);
    expect(bodies).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(session.getStored()?.bearer).toBe('new'));
    expect(bodies).toHaveLength(1);
  });

  it('A8: refreshes after sleep over exp, and the session goes on', async () => {
    answerRefresh(renew({ token: 'new' }));
    vi.setSystemTime(Date.now() + 2 * HOURS_71);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(session.getStored()?.bearer).toBe('new'));
    expect(session.getState().status).toBe('authenticated');
  });

  it('A8: ends the session where the refresh is refused after exp', async () => {
    answerRefresh(() => new HttpResponse(null, { status: 401 }));
    vi.setSystemTime(Date.now() + 2 * HOURS_71);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(session.getState()).toMatchObject({ endedBy: 'expired' }));
    expect(bodies).toHaveLength(1);
  });
});
