import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { request } from '#src/api/client/client.ts';
import { connectSession } from '#src/session/connect-session.ts';
import { session } from '#src/session/session-store.ts';
import { buildLocalToken } from '#src/session/token.ts';
import { mock } from '#tests/support/mock.ts';

const stored = { token: buildLocalToken({ username: 'admin' }), bearer: 'from-the-server' };
const call = (url: string, method: 'GET' | 'POST' = 'GET') => request(v.unknown(), { url, method });

let disconnect = () => {};
beforeEach(() => {
  disconnect = connectSession();
});
afterEach(() => {
  session.end('signed-out');
  disconnect();
});

/** Answers 401 to every call and records the tokens. */
function refuseAll(): (string | null)[] {
  const bearers: (string | null)[] = [];
  const refuse = http.all('*/api/*', ({ request }) => {
    bearers.push(request.headers.get('Authorization'));
    return HttpResponse.json({ success: false, message: 'no' }, { status: 401 });
  });
  mock.server.use(refuse);
  return bearers;
}

/** Simulates a storage event from another tab. */
function otherTabWrites(newValue: string | null): void {
  if (newValue === null) localStorage.removeItem('session');
  else localStorage.setItem('session', newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: 'session', newValue }));
}

describe('the client', () => {
  it("A3: sends the server's token and never the one built here", async () => {
    const bearers = refuseAll();
    await call('/links/get').catch(() => {});
    session.start({ ...stored, bearer: null });
    await call('/links/get').catch(() => {});
    session.start(stored);
    await call('/links/get').catch(() => {});
    expect(bearers).toEqual([null, null, 'Bearer from-the-server']);
  });

  it('A12: many 401s at once end the session once', async () => {
    refuseAll();
    session.start(stored);
    let changes = 0;
    const stop = session.subscribe(() => (changes += 1));
    await Promise.allSettled(Array.from({ length: 6 }, () => call('/links/get')));
    stop();
    expect(changes).toBe(1);
    expect(session.getState()).toMatchObject({ endedBy: 'unauthorized' });
    expect(localStorage.getItem('session')).toBeNull();
  });

  it('A12: without a session a 401 is an ordinary failure', async () => {
    refuseAll();
    await expect(call('/links/get')).rejects.toMatchObject({ status: 401 });
    expect(session.getState()).toMatchObject({ endedBy: null });
  });

  it('A12: a late 401 for a former token does not end the present session', async () => {
    const held: { answer?: () => void } = {};
    const asked = new Promise<void>((tell) => {
      mock.server.use(
        http.get('*/api/links/get', async () => {
          await new Promise<void>((resolve) => {
            held.answer = resolve;
            tell();
          });
          return new HttpResponse(null, { status: 401 });
        }),
      );
    });
    session.start(stored);
    const late = call('/links/get');
    await asked;
    session.end('expired');
    session.start({ ...stored, bearer: 'a-new-one' });
    held.answer?.();
    await expect(late).rejects.toMatchObject({ status: 401 });
    expect(session.getState().status).toBe('authenticated');
  });

  it.each(['/user/login', '/user/logout'])('A12: a 401 from POST %s ends nothing', async (url) => {
    refuseAll();
    session.start(stored);
    await expect(call(url, 'POST')).rejects.toMatchObject({ status: 401 });
    expect(session.getState().status).toBe('authenticated');
  });
});

describe('the other tabs', () => {
  it.each(['signed-out', 'expired', 'unauthorized'] as const)(
    'A8: a session that another tab ends as %s ends here for the same reason',
    (endedBy) => {
      session.start(stored);
      otherTabWrites(JSON.stringify({ endedBy }));
      otherTabWrites(null);
      expect(session.getState()).toMatchObject({ status: 'unauthenticated', endedBy });
    },
  );

  it.each(['expired', 'unauthorized'] as const)(
    'A11: a sign-out in another tab is followed also after the session has ended here as %s',
    (endedBy) => {
      session.start(stored);
      session.end(endedBy);
      otherTabWrites(JSON.stringify({ endedBy: 'signed-out' }));
      otherTabWrites(null);
      expect(session.getState()).toMatchObject({ endedBy: 'signed-out', isHere: false });
    },
  );

  it('A11: a sign-out counts as one, also where another tab’s refused call came first', () => {
    session.start(stored);
    otherTabWrites(JSON.stringify({ endedBy: 'unauthorized' }));
    otherTabWrites(null);
    session.end('signed-out');
    expect(session.getState()).toMatchObject({ endedBy: 'signed-out', isHere: true });
  });

  it('A11: a sign-out in another tab changes nothing on a visitor’s page', () => {
    otherTabWrites(JSON.stringify({ endedBy: 'signed-out' }));
    otherTabWrites(null);
    expect(session.getState()).toMatchObject({ status: 'unauthenticated', endedBy: null });
  });

  it('A11: ending the session tells other tabs the reason, and leaves nothing in storage', () => {
    session.start(stored);
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    session.end('signed-out');
    const written = setItem.mock.calls.map(([key, value]) => `${key}=${value}`);
    setItem.mockRestore();
    expect(written).toEqual(['session={"endedBy":"signed-out"}']);
    expect(localStorage.getItem('session')).toBeNull();
  });

  it('A8: signing in in another tab signs in here', () => {
    otherTabWrites(JSON.stringify(stored));
    expect(session.getState().user).toMatchObject({ username: 'admin' });
  });

  it('A8: another person who signs in in another tab is signed in here too', () => {
    session.start(stored);
    otherTabWrites(JSON.stringify({ token: buildLocalToken({ username: 'wang' }), bearer: 'w' }));
    expect(session.getState().user).toMatchObject({ username: 'wang' });
  });

  it('A8: a page from the back-forward cache catches up with a sign-out that it missed', () => {
    session.start(stored);
    localStorage.removeItem('session');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(session.getState()).toMatchObject({ endedBy: 'signed-out' });
  });

  it('A8: storage that is cleared as a whole ends the session', () => {
    session.start(stored);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
    expect(session.getState().status).toBe('unauthenticated');
  });

  it('A8: changes of other storage keys do not affect the session', () => {
    session.start(stored);
    window.dispatchEvent(new StorageEvent('storage', { key: 'app-settings', newValue: null }));
    expect(session.getState().status).toBe('authenticated');
  });
});
