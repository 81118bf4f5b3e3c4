import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inLooks } from '#tests/support/looks.ts';
import { fillIn, press, see } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { SAVE, SAVED } from '#tests/support/save-button.ts';

// What only a browser and a network can do wrong. The whole table stands in tests/faults.

const app = serveForTests();

type Screen = {
  name: string;
  path: string;
  as?: string;
  call: string;
  /** Stands once it was read. */
  well: RegExp;
  /** The news whose title is searched for. */
  other: number;
};

const SCREENS: Screen[] = [
  {
    name: 'P7: a public list',
    path: '/news',
    call: 'GET /news/page',
    well: /年产能提升至 12 万台/,
    other: 7,
  },
  {
    name: 'B1: a list of the back office',
    path: '/backstage/content/industry-news/list?size=10',
    as: 'admin',
    call: 'GET /news/page',
    well: /用工账/,
    other: 1,
  },
];

/** `npm test` tries the public list alone: lists of the back office read with the same client. */
const TRIED = inLooks(SCREENS, ({ as }) => as === undefined);

/** The network's and the gateways' faults, and what is said of them. */
const FAULTS = [
  ['drop', '无法连接服务器，请检查网络后重试。'],
  ['html', '服务器返回了无法识别的内容，请稍后重试。'],
  ['429,retry-after=1', '操作过于频繁，请 1 秒后再试。'],
  ['hang', '服务器响应超时，请稍后重试。'],
] as const;

/** Opens a page, signed in where somebody is named. */
const open = (path: string, as?: string): Promise<Page> =>
  app.openPage(path, as === undefined ? {} : { as });

/** Waits until a call was made more often than this. */
async function asked(call: string, times: number): Promise<void> {
  await expect.poll(() => app.db.requests.of(call).length).toBeGreaterThan(times);
}

/**
 * Lets the minute pass that a server has for each call, until the page says so: a list asks again when it
 * is drawn after its route's call has failed. The page's clock is in our hands.
 */
async function passTimeout(page: Page, call: string, before: number, said: string): Promise<void> {
  await asked(call, before);
  const message = page.getByText(said).filter({ visible: true }).first();
  const passMinute = async () => {
    await page.clock.fastForward(61_000);
    return message.isVisible();
  };
  await expect.poll(passMinute).toBe(true);
}

async function search(page: Page, q: string): Promise<void> {
  const box = page.getByRole('searchbox').first();
  await box.fill(q);
  await box.press('Enter');
}

it.each(TRIED)('$name says what went wrong, and loads when it is tried again', async (screen) => {
  const { path, as, call, well } = screen;
  const other = app.db.news.find(screen.other)?.title ?? '';
  const page = await open('/privacy', as);
  for (const [fault, message] of FAULTS) {
    const before = app.db.requests.of(call).length;
    app.db.faults.set(call, fault);
    if (fault === 'hang') await page.clock.install();
    await page.goto(path);
    if (fault === 'hang') await passTimeout(page, call, before, message);
    await see(page, message);
    app.db.faults.clear();
    await press(page.getByRole('main'), '重试');
    await see(page, well);
    // A visitor's browser would show what it keeps of the last time.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith('last-good ')) localStorage.removeItem(key);
      }
    });
  }

  await page.context().setOffline(true);
  await search(page, other);
  await see(page, '网络已断开，请恢复连接后重试。');
  await page.context().setOffline(false);
  await see(page.getByRole('main'), other);

  // The first question's answer comes after the second one's.
  await page.goto(path);
  await see(page, well);
  app.db.faults.set(call, 'hold', { times: 1 });
  const before = app.db.requests.of(call).length;
  await search(page, '没有这样的内容');
  await asked(call, before);
  await search(page, other);
  await asked(call, before + 1);
  app.db.faults.release();
  await see(page.getByRole('main'), other);
});

it('B3: a form keeps what was typed through each failure, and saves it afterwards', async () => {
  const call = 'PUT /links/update';
  const page = await open('/backstage/site/friendly-link/1/edit', 'admin');
  await fillIn(page, /^名称/, '没有丢失的名称');
  const name = page.getByRole('textbox', { name: /^名称/ });
  for (const [fault, message] of FAULTS) {
    // What nothing answers waits for the network: outbox.test.ts.
    if (fault === 'drop' || fault === 'hang') continue;
    app.db.faults.set(call, fault);
    await press(page, SAVE);
    await see(page.getByRole('alert'), message);
    expect(await name.inputValue()).toBe('没有丢失的名称');
  }
  app.db.faults.clear();
  await press(page, SAVE);
  await see(page, SAVED);
  expect(app.db.links.find(1)?.name).toBe('没有丢失的名称');
});
