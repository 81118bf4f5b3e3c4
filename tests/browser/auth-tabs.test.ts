import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { allLooks } from '#tests/support/looks.ts';
import { fillIn, press, see, seeAddress, seeHeading } from './support/actions.ts';
import { serveForTests } from './support/app.ts';

const app = serveForTests();
const LIST = '/backstage/site/friendly-link/list';
const NEWS = '/backstage/content/industry-news/list';
const THREE_DAYS = 259_200_000;

/** Two tabs of the same browser, signed in; the first one's clock is ours. */
async function openTwoTabs(): Promise<[Page, Page]> {
  const first = await app.openPage('about:blank', { as: 'admin' });
  await first.clock.install();
  await first.goto(LIST);
  await seeHeading(first, '友情链接');
  const second = await first.context().newPage();
  await second.goto(NEWS);
  await seeHeading(second, '行业新闻');
  return [first, second];
}

async function signIn(page: Page): Promise<void> {
  await fillIn(page, '用户名', 'admin');
  await fillIn(page, '密码', 'demo1234');
  await press(page, /^登录$/);
}

const alert = (page: Page) => page.getByRole('alertdialog', { name: '登录已过期，请重新登录' });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('session'));

describe('a session of three days', () => {
  it('A8: lasts until its end; after the computer slept past it every tab says so, hides its page, and leads to the sign-in and back', async () => {
    const [first, second] = await openTwoTabs();
    // As a machine that sleeps: the clock goes on, timers fire late and once.
    await first.clock.fastForward(THREE_DAYS - 60_000);
    await first.reload();
    await seeHeading(first, '友情链接');
    expect(await stored(first)).not.toBeNull();

    await first.clock.fastForward(120_000);
    await alert(first).waitFor();
    await alert(second).waitFor();
    await see(second, 'Token expired!');
    expect(await stored(first)).toBeNull();
    const backdrop = await first
      .locator('.MuiBackdrop-root')
      .last()
      .evaluate(async (element) => {
        await Promise.all(element.getAnimations().map((animation) => animation.finished));
        const { opacity, backgroundColor } = getComputedStyle(element);
        return { opacity, isSolid: !/rgba|transparent|\//.test(backgroundColor) };
      });
    expect(backdrop).toEqual({ opacity: '1', isSolid: true });

    await press(alert(second), '重新登录');
    await seeAddress(second, `/auth/jwt-local/sign-in?${new URLSearchParams({ returnTo: NEWS })}`);
    await signIn(second);
    await seeAddress(second, NEWS);
  });
});

describe('signing out and in', () => {
  it('A11, A6: in one tab signs the other tabs out and in too, without an alert', async () => {
    const [first, second] = await openTwoTabs();
    await press(first, /^账户：/);
    await press(first, '退出登录');
    await seeAddress(first, /^\/auth\/jwt-local\/sign-in/);
    await seeAddress(second, `/auth/jwt-local/sign-in?${new URLSearchParams({ returnTo: NEWS })}`);
    expect(await alert(second).count()).toBe(0);
    expect(await stored(second)).toBeNull();

    await signIn(second);
    await seeAddress(second, NEWS);
    await seeAddress(first, LIST);
    expect(await stored(first)).not.toBeNull();
  });
});

describe('a session that the server no longer knows', () => {
  it('A12: ends in all tabs with one alert each', async () => {
    const [first, second] = await openTwoTabs();
    // As after a restart of a server that keeps its sessions in memory.
    app.db.faults.set('*', '401');
    // The tab may have asked by itself before: then the alert already covers the button.
    const pressed = press(second, '刷新').catch(() => {});
    await alert(second).waitFor();
    await alert(first).waitFor();
    expect(await alert(second).count()).toBe(1);
    expect(await stored(first)).toBeNull();
    await second.close();
    await pressed;
  });
});

describe('ending a session', () => {
  it.runIf(allLooks)('L5: waits for another tab that is ending it', async () => {
    const [first, second] = await openTwoTabs();
    await second.evaluate(() => {
      void navigator.locks.request(
        'session-end',
        () =>
          new Promise((resolve) => {
            Object.assign(window, { letGo: resolve });
          }),
      );
    });
    await first.clock.fastForward(THREE_DAYS + 60_000);
    const waiting = () =>
      second.evaluate(async () => (await navigator.locks.query()).pending?.length);
    // Both tabs' time is over at once.
    await expect.poll(waiting).toBe(2);
    expect(await stored(first)).not.toBeNull();
    await second.evaluate('letGo()');
    await alert(first).waitFor();
  });

  it('L5: takes the lock over from a tab that keeps it for 5000 ms', async () => {
    const [first, second] = await openTwoTabs();
    await second.evaluate(() => {
      // The other tab loses it: that is what is tried here.
      navigator.locks.request('session-end', () => new Promise(() => {})).catch(() => {});
    });
    await first.clock.fastForward(THREE_DAYS + 60_000);
    await alert(first).waitFor();
    expect(await stored(first)).toBeNull();
  });
});
