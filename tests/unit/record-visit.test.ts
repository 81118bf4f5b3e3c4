import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mock } from '#tests/support/mock.ts';

let recordVisit: (path: string) => () => void;
let known = 0;
let leave = () => {};

beforeEach(async () => {
  // What a page has recorded ends with the page.
  vi.resetModules();
  ({ recordVisit } = await import('#src/features/access-log/public/record-visit.ts'));
  known = mock.db.accessLog.all().length;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});

afterEach(async () => {
  leave();
  await settle();
});

/** What has been recorded since. */
const recorded = () => mock.db.accessLog.all().slice(known);

/** Time goes on, and what was sent meanwhile is answered. */
async function wait(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await settle();
}

/** The mock answers in real time. */
async function settle(): Promise<void> {
  const asked = () => mock.db.requests.of().length;
  for (let before = -1; before !== asked();) {
    before = asked();
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  }
}

async function setVisible(isVisible: boolean): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
}

it('records a page that is read, and how long it was when it is left', async () => {
  leave = recordVisit('/news');
  await wait(12_000);
  expect(recorded()).toMatchObject([
    { path: '/news', referrer: '', duration: null, username: '', ip: '127.0.0.1' },
  ]);
  leave();
  leave = recordVisit('/news/details?id=6');
  await wait(3000);
  expect(recorded()).toMatchObject([
    { path: '/news', duration: 12_000 },
    { path: '/news/details?id=6', referrer: 'http://localhost:3000/news' },
  ]);
});

it('sends no token, even where there is one, and nothing of a person but the browser that the server sees anyway', async () => {
  const { connectClient } = await import('#src/api/client/client.ts');
  // The mock would refuse it.
  connectClient({ accessToken: () => 'a.b.c', onUnauthorized: () => {} });
  const sent: unknown[] = [];
  mock.server.events.on('request:start', async ({ request }) => {
    sent.push([request.headers.get('Authorization'), await request.clone().json()]);
  });
  leave = recordVisit('/news');
  await wait(1000);
  leave();
  await settle();
  mock.server.events.removeAllListeners();
  const page = { path: '/news', referrer: '', userAgent: navigator.userAgent };
  const [{ id } = { id: '' }] = recorded();
  expect(sent).toEqual([
    [null, { ...page, duration: null }],
    [null, { ...page, duration: 1000, id }],
  ]);
});

it('does not record what is passed at once, as by a redirect', async () => {
  leave = recordVisit('/');
  await wait(200);
  leave();
  leave = recordVisit('/home');
  await wait(600);
  expect(recorded()).toMatchObject([{ path: '/home', referrer: '' }]);
});

it('counts the time that a page is in view, in one record, however often it is hidden', async () => {
  leave = recordVisit('/product');
  await wait(2000);
  await setVisible(false);
  expect(recorded()).toMatchObject([{ path: '/product', duration: 2000 }]);
  await wait(60_000);
  await setVisible(true);
  await wait(5000);
  leave();
  await settle();
  expect(recorded()).toMatchObject([{ path: '/product', duration: 7000 }]);
});

it('waits until a page that is opened in the background, or prepared, is looked at', async () => {
  await setVisible(false);
  leave = recordVisit('/job');
  await wait(5000);
  expect(recorded()).toEqual([]);
  await setVisible(true);
  await wait(1000);
  leave();
  await settle();
  expect(recorded()).toMatchObject([{ path: '/job', duration: 1000 }]);
});

it('records a page anew that comes back from the browser’s cache', async () => {
  leave = recordVisit('/aboutus');
  await wait(4000);
  window.dispatchEvent(new Event('pagehide'));
  await setVisible(false);
  await wait(9000);
  await setVisible(true);
  window.dispatchEvent(new Event('pageshow'));
  await wait(1000);
  window.dispatchEvent(new Event('pagehide'));
  await settle();
  expect(recorded()).toMatchObject([
    { path: '/aboutus', duration: 4000 },
    { path: '/aboutus', duration: 1000 },
  ]);
});

it('sends the duration when the answer with the id comes after the page is left', async () => {
  mock.db.faults.set('POST /access-log/create', 'hold', { times: 1 });
  leave = recordVisit('/home');
  await wait(1500);
  leave();
  await settle();
  expect(recorded()).toEqual([]);
  mock.db.faults.release();
  await settle();
  expect(recorded()).toMatchObject([{ path: '/home', duration: 1500 }]);
});

it.each(['401', '404', '500', 'reject', 'drop'])('says nothing of a failure: %s', async (fault) => {
  mock.db.faults.set('POST /access-log/create', fault, { times: 1 });
  for (const path of ['/home', '/news']) {
    leave = recordVisit(path);
    await wait(1000);
    leave();
    await settle();
  }
  // A server that has answered so is not asked again.
  expect(recorded()).toMatchObject(fault === 'drop' ? [{ path: '/news', duration: 1000 }] : []);
});

it('cuts an address to what the contract allows', async () => {
  leave = recordVisit(`/${'a'.repeat(900)}`);
  await wait(600);
  expect(recorded()).toMatchObject([{ path: `/${'a'.repeat(499)}` }]);
});
