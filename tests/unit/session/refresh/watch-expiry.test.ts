import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '#src/session/session-store.ts';
import { watchExpiry } from '#src/session/refresh/watch-expiry.ts';

const DAY = 86_400;

/** A token that expires in `seconds`. */
function tokenFor(seconds: number): string {
  return `e30.${btoa(JSON.stringify({ exp: Date.now() / 1000 + seconds }))}.x`;
}

let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T08:00:00Z') });
  session.restore();
  stop = watchExpiry();
});
afterEach(() => {
  stop();
  session.end('signed-out');
});

it('A8: at exp the session ends as expired and the token is removed', async () => {
  session.start({ token: tokenFor(3 * DAY), bearer: null });
  await vi.advanceTimersByTimeAsync((3 * DAY - 1) * 1000);
  expect(session.getState().status).toBe('authenticated');
  await vi.advanceTimersByTimeAsync(2000);
  expect(session.getState()).toMatchObject({ status: 'unauthenticated', endedBy: 'expired' });
  expect(localStorage.getItem('session')).toBeNull();
});

it('A8: an exp further away than the 2^31 ms of a timer does not end the session at once', async () => {
  session.start({ token: tokenFor(60 * DAY), bearer: null });
  await vi.advanceTimersByTimeAsync(5000);
  expect(session.getState().status).toBe('authenticated');
});

it('A8: a machine that slept over the exp ends the session within a minute of waking', async () => {
  session.start({ token: tokenFor(DAY), bearer: null });
  await vi.advanceTimersByTimeAsync(1000);
  // Sleep: the clock advances, timers do not.
  vi.setSystemTime(Date.now() + 2 * DAY * 1000);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(session.getState()).toMatchObject({ endedBy: 'expired' });
});

it.each([
  ['is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  [
    'comes back from the back-forward cache',
    () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ],
])('A8: a page that %s after the exp ends the session then', async (_, happens) => {
  session.start({ token: tokenFor(DAY), bearer: null });
  vi.setSystemTime(Date.now() + 2 * DAY * 1000);
  happens();
  await vi.advanceTimersByTimeAsync(100);
  expect(session.getState()).toMatchObject({ endedBy: 'expired' });
});

it('A8: a session begun later is watched as well', async () => {
  session.start({ token: tokenFor(10), bearer: null });
  session.end('signed-out');
  session.start({ token: tokenFor(100), bearer: null });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(session.getState().status).toBe('authenticated');
  await vi.advanceTimersByTimeAsync(81_000);
  expect(session.getState()).toMatchObject({ endedBy: 'expired' });
});

it('L5: two tabs without Web Locks, as on plain http, may end the session at the same moment', async () => {
  session.start({ token: tokenFor(10), bearer: null });
  vi.resetModules();
  const second = await import('#src/session/session-store.ts');
  const secondTab = await import('#src/session/refresh/watch-expiry.ts');
  second.session.restore();
  const stopSecond = secondTab.watchExpiry();
  const changes = vi.fn();
  const stopListening = [session, second.session].map((tab) =>
    tab.subscribe(() => changes(tab.getState())),
  );

  await vi.advanceTimersByTimeAsync(11_000);
  for (const stopOne of [stopSecond, ...stopListening]) stopOne();
  const expired = [expect.objectContaining({ status: 'unauthenticated', endedBy: 'expired' })];
  expect(changes.mock.calls).toEqual([expired, expired]);
  expect(localStorage.getItem('session')).toBeNull();
});
