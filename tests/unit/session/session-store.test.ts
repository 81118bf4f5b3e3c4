import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthMethod } from '#src/lib/auth-methods.ts';
import { session } from '#src/session/session-store.ts';
import { buildLocalToken } from '#src/session/token.ts';

const token = buildLocalToken({ username: 'admin', nickname: '林青禾' });
const stored = { token, bearer: 'from-the-server' };

function expiredToken(): string {
  return buildLocalToken({ username: 'admin' }, Date.now() - 259_200_000);
}

beforeEach(() => session.restore());
afterEach(() => {
  vi.restoreAllMocks();
  session.end('signed-out');
});

describe('session', () => {
  it('A10: the user is what the token says, with the access token and the role', () => {
    session.start({ token: buildLocalToken({ username: 'wang', role: 'editor' }), bearer: 'b' });
    expect(session.getState()).toMatchObject({
      status: 'authenticated',
      user: { username: 'wang', role: 'editor', accessToken: 'b' },
    });
  });

  it('A10: the role is admin where the token names none', () => {
    session.start({ token, bearer: null });
    expect(session.getState().user).toMatchObject({ role: 'admin', accessToken: token });
  });

  it.each(['', 'abc', 'a.b.c', `e30.${btoa('{}')}.x`])(
    "A9: starting with the token %j throws 'Invalid access token!' and stores nothing",
    (bad) => {
      expect(() => session.start({ token: bad, bearer: null })).toThrow(/^Invalid access token!$/);
      expect(session.getState().status).toBe('unauthenticated');
      expect(localStorage.getItem('session')).toBeNull();
    },
  );

  it('A9: an expired token starts no session', () => {
    expect(() => session.start({ token: expiredToken(), bearer: null })).toThrow('Token expired!');
    expect(session.getState().status).toBe('unauthenticated');
  });

  it('A7: a stored, unexpired token is a session again after a reload', () => {
    localStorage.setItem('session', JSON.stringify(stored));
    session.restore();
    expect(session.getState().user).toMatchObject({ nickname: '林青禾' });
    expect(session.getStored()?.bearer).toBe('from-the-server');
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['something else', '{"token":5}'],
    ['no token', JSON.stringify({ token: 'abc', bearer: null })],
    ['an expired token', JSON.stringify({ token: expiredToken(), bearer: null })],
  ])('A7: with %s stored nobody is signed in', (_, text) => {
    if (text !== null) localStorage.setItem('session', text);
    session.restore();
    expect(session.getState()).toMatchObject({
      status: 'unauthenticated',
      user: null,
      endedBy: null,
    });
  });

  it('A7: storage that throws leaves a session that lasts as long as the page', () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
    session.restore();
    expect(session.getState().status).toBe('unauthenticated');
    session.start(stored);
    expect(session.getState().status).toBe('authenticated');
    expect(session.isShared()).toBe(false);
    session.end('signed-out');
    expect(session.getState().status).toBe('unauthenticated');
  });

  it('A5: tells guards as soon as the state is known', async () => {
    session.start(stored);
    await expect(session.ready()).resolves.toMatchObject({ status: 'authenticated' });
  });

  it('A12: ending several times counts once, with the first reason', () => {
    session.start(stored);
    const heard = vi.fn();
    const stop = session.subscribe(heard);
    session.end('unauthorized');
    session.end('unauthorized');
    session.end('expired');
    stop();
    expect(heard).toHaveBeenCalledOnce();
    expect(session.getState()).toMatchObject({ endedBy: 'unauthorized' });
    expect(localStorage.getItem('session')).toBeNull();
  });

  it('A12: a late failure of an old session does not end one that another tab has started since', () => {
    session.start(stored);
    const newer = { token: buildLocalToken({ username: 'wang' }), bearer: 'newer' };
    localStorage.setItem('session', JSON.stringify(newer));
    session.end('unauthorized');
    expect(session.getState().user).toMatchObject({ username: 'wang' });
    expect(localStorage.getItem('session')).not.toBeNull();
  });
});

describe('on a computer whose clock is 8 hours fast', () => {
  const NOW = Date.parse('2026-11-20T08:00:00Z');
  const HOUR = 3600;

  /** The session of a build that offers these methods, once the server has said its time. */
  async function openPage(configured: AuthMethod) {
    vi.resetModules();
    vi.useFakeTimers({ now: NOW + 8 * HOUR * 1000 });
    const { env } = await import('#src/env.ts');
    const { correctClock } = await import('#src/lib/time/clock.ts');
    env.authMethod = configured;
    correctClock(-8 * HOUR * 1000, -8 * HOUR * 1000);
    const page = await import('#src/session/session-store.ts');
    return { ...page, ...(await import('#src/session/token.ts')) };
  }

  /** A server's token that expires so many seconds after the server's now. */
  const serverToken = (seconds: number) =>
    `e30.${btoa(JSON.stringify({ exp: NOW / 1000 + seconds }))}.x`;

  it.each(['jwt', 'jwtlocal', 'auth0'] as const)(
    "A7: a server's token is valid for as long as the server says, in a build for %s first",
    async (configured) => {
      const page = await openPage(configured);
      const start = (seconds: number) => () =>
        page.session.start({ token: serverToken(seconds), bearer: 'b', method: 'jwt' });
      expect(start(2 * HOUR)).not.toThrow();
      expect(start(-1)).toThrow('Token expired!');
      page.session.end('signed-out');
    },
  );

  it.each(['jwt', 'jwtlocal', 'auth0'] as const)(
    'A3: a local sign-in lasts three days by the clock of the browser, in a build for %s first',
    async (configured) => {
      const page = await openPage(configured);
      page.session.start({ token: page.buildLocalToken({}), bearer: 'b', method: 'jwtlocal' });
      vi.setSystemTime(Date.now() + (3 * 24 * HOUR - 1) * 1000);
      page.session.restore();
      expect(page.session.getState().status).toBe('authenticated');
      vi.setSystemTime(Date.now() + 1000);
      page.session.restore();
      expect(page.session.getState().status).toBe('unauthenticated');
    },
  );

  it("A8: a local session ends by the browser's clock, and a server's by the server's, whatever the build's first method", async () => {
    for (const [configured, method, token] of [
      ['jwt', 'jwtlocal', null],
      ['jwtlocal', 'jwt', serverToken(3 * 24 * HOUR)],
    ] as const) {
      const page = await openPage(configured);
      const { watchExpiry } = await import('#src/session/refresh/watch-expiry.ts');
      page.session.start({ token: token ?? page.buildLocalToken({}), bearer: 'b', method });
      const stop = watchExpiry();
      await vi.advanceTimersByTimeAsync((3 * 24 * HOUR - 2) * 1000);
      expect(page.session.getState().status).toBe('authenticated');
      await vi.advanceTimersByTimeAsync(3000);
      expect(page.session.getState()).toMatchObject({ endedBy: 'expired' });
      stop();
    }
  });
});
