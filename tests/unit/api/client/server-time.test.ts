import { beforeEach, describe, expect, it, vi } from 'vitest';

const NOW = Date.parse('2026-11-20T08:00:00.000Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The clock and the client of a page that was just loaded. */
async function openPage() {
  vi.resetModules();
  const { serverTime, onClockSet } = await import('#src/lib/time/clock.ts');
  const { fetchWithTime } = await import('#src/api/client/server-time.ts');
  /** An answer with these headers, `took` ms after the question; the server's clock differs by `ahead` ms. */
  const answer = async (ahead: number, headers: Record<string, string> = {}, took = 100) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      await vi.advanceTimersByTimeAsync(took);
      const date = new Date(Date.now() + ahead).toUTCString();
      return new Response('', { headers: { Date: date, ...headers } });
    });
    await fetchWithTime('/api/links/get');
  };
  return { answer, onClockSet, difference: () => serverTime() - Date.now() };
}

/** In ms: what a header of whole seconds and the way of the answer leave open. */
const EXACTLY = 1200;
const expectAbout = (value: number, expected: number) =>
  expect(Math.abs(value - expected)).toBeLessThanOrEqual(EXACTLY);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});

describe("the program's time", () => {
  it.each([
    ['8 hours fast', -8 * HOUR],
    ['8 hours slow', 8 * HOUR],
    ['2 minutes fast', -2 * MINUTE],
    ['years slow', 365 * 24 * HOUR],
  ])("is the server's where the browser's clock is %s", async (_, ahead) => {
    const { answer, difference } = await openPage();
    await answer(ahead);
    expectAbout(difference(), ahead);
    // The next visit begins with it.
    expectAbout((await openPage()).difference(), ahead);
  });

  it('is kept no longer once the clock is right again', async () => {
    const { answer, difference } = await openPage();
    await answer(-8 * HOUR);
    await answer(0);
    expectAbout(difference(), 0);
    expect((await openPage()).difference()).toBe(0);
  });

  it('stays as it is where a slow answer or whole seconds say nothing else', async () => {
    const { answer, difference, onClockSet } = await openPage();
    const corrected = vi.fn();
    onClockSet(corrected);
    await answer(0, {}, 40_000);
    await answer(900);
    await answer(-900);
    expect(difference()).toBe(0);
    expect(corrected).not.toHaveBeenCalled();
  });

  it('is as exact after a slow answer as the next one makes it', async () => {
    const { answer, difference } = await openPage();
    await answer(-8 * HOUR, {}, 40_000);
    expect(Math.abs(difference() + 8 * HOUR)).toBeLessThan(42_000);
    await answer(-8 * HOUR);
    expectAbout(difference(), -8 * HOUR);
  });

  it.each<[string, Record<string, string>]>([
    ['a cache on the way says how old it is', { Age: '3000' }],
    ['it may lie in a cache for so long', { 'Cache-Control': 'public, max-age=3600' }],
    ['it may be used for longer', { 'Cache-Control': 'max-age=60, stale-while-revalidate=3600' }],
    ['it ends at a time', { Expires: new Date(NOW + HOUR).toUTCString() }],
    ['a cache may guess how long', { 'Last-Modified': 'Mon, 01 Jun 2026 00:00:00 GMT' }],
  ])('is not shifted by an old answer, where %s', async (_, headers) => {
    const { answer, difference } = await openPage();
    await answer(-50 * MINUTE, headers);
    expect(difference()).toBe(0);
  });

  it.each<[string, Record<string, string>]>([
    ['is never kept', { 'Cache-Control': 'no-cache, no-store, max-age=0', Expires: '0' }],
    ['is over at once', { Expires: '0' }],
    ['was kept for a minute', { 'Cache-Control': 'max-age=30', Age: '30' }],
  ])('is corrected by an answer that %s', async (_, headers) => {
    const { answer, difference } = await openPage();
    await answer(-8 * HOUR, headers);
    expect(Math.abs(difference() + 8 * HOUR)).toBeLessThanOrEqual(MINUTE + EXACTLY);
  });

  it('moves on from an old answer that nothing told of', async () => {
    const { answer, difference } = await openPage();
    await answer(-50 * MINUTE);
    await answer(0);
    expectAbout(difference(), 0);
  });

  it("is the browser's where no answer says it", async () => {
    const { answer, difference } = await openPage();
    await answer(0, { Date: '' });
    await answer(0, { Date: 'yesterday' });
    expect(difference()).toBe(0);
    localStorage.setItem('clock-offset', '"much"');
    expect((await openPage()).difference()).toBe(0);
  });
});
