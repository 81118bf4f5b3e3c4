import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHttpMock } from '#src/mocks/http.ts';
import { SAVE, SAVED } from '#tests/support/save-button.ts';
import type { PageOptions } from '#tools/browser/open-page.ts';
import { buildApp } from '#tools/preview/build-app.ts';
import { serveApp } from '#tools/preview/serve-app.ts';
import { press, see } from './support/actions.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { openTab } from './support/open-tab.ts';
import { overflowOf } from './support/overflow.ts';
import { sharedBrowser } from './support/shared-browser.ts';

const VARIABLES = { VITE_CONTENT_LANGUAGES: 'en', VITE_AI_URL: '/ai/chat' };
const FORM = '/backstage/content/industry-news/17/edit';

type World = Awaited<ReturnType<typeof startWorld>>;
let world: World;

async function startWorld() {
  const api = await startHttpMock({ port: 0 });
  const folder = buildApp(VARIABLES, 'tests/support/uncompressed.config.ts');
  return { api, site: await serveApp({ folder, api: api.url }) };
}

beforeAll(async () => {
  world = await startWorld();
});
afterAll(async () => {
  await Promise.all([world.site.close(), world.api.close()]);
});

async function openForm(options: PageOptions) {
  const { db } = world.api;
  await db.reset();
  const news = db.news.find(17);
  if (!news) throw new Error('The mock lacks the news item');
  const picture = '<p><img src="/api/pictures/lab-1280.webp" alt="" width="1280" height="853"></p>';
  db.news.replace({ ...news, summary: '新温室今天投产。', content: `${picture}<p>正文。</p>` });
  const { url } = world.site;
  const opened = await openTab(await sharedBrowser(), { ...options, as: 'admin', url, db });
  await opened.page.goto(FORM);
  await opened.page.getByRole('button', { name: '「摘要」的写作帮助' }).waitFor();
  return opened;
}

it('by mouse a summary is proposed below its field, taken and saved', async () => {
  const { page, context, problems } = await openForm({ width: 1280 });
  await press(page, '「摘要」的写作帮助');
  expect(world.api.db.requests.of('POST /ai/chat')).toEqual([]);
  await page.getByRole('menuitem', { name: '根据正文写摘要' }).click();
  const proposal = page.getByRole('group', { name: '「摘要」的写作建议' });
  await press(proposal, '采用');
  const summary = page.getByRole('textbox', { name: '摘要', exact: true });
  await expect.poll(() => summary.inputValue()).toBe('正文。');
  await page.keyboard.press('Control+z');
  await expect.poll(() => summary.inputValue()).toBe('新温室今天投产。');
  await page.keyboard.press('Control+y');
  await expect.poll(() => summary.inputValue()).toBe('正文。');
  await press(page, SAVE);
  await see(page, SAVED);
  expect(world.api.db.news.find(17)?.summary).toBe('正文。');
  await context.close();
  expect(problems).toEqual([]);
});

/** @returns what the next call of the model sends, which is too long for Playwright. Runs in the page. */
function bodySent(): Promise<string> {
  const fetch = window.fetch.bind(window);
  return new Promise((resolve) => {
    window.fetch = (input, options) => {
      if (input instanceof Request) void input.clone().text().then(resolve);
      return fetch(input, options);
    };
  });
}

it('a picture in a text is described from itself, made small', async () => {
  const { page, context, problems } = await openForm({ width: 1280 });
  await page.getByRole('textbox', { name: '正文', exact: true }).locator('img').click();
  await press(page, '图片说明');
  const dialog = page.getByRole('dialog', { name: '图片说明' });
  await press(dialog, /的写作帮助$/);
  const asked = page.evaluate(bodySent);
  await page.getByRole('menuitem', { name: '描述这张图片' }).click();
  await press(dialog.getByRole('group', { name: /的写作建议$/ }), '采用');
  await expect
    .poll(() => dialog.getByRole('textbox').first().inputValue())
    .toBe('温室里成排生长的作物，上方是控制设备。');
  const [address = ''] = /data:image\/webp;base64,[^"]+/.exec(await asked) ?? [];
  const width = await page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return image.naturalWidth;
  }, address);
  expect(width).toBe(1024);
  await context.close();
  expect(problems).toEqual([]);
});

it('by keyboard it is asked for, left with Escape, and asked for and taken again', async () => {
  const { page, context, problems } = await openForm({ width: 1280 });
  const button = page.getByRole('button', { name: '「摘要」的写作帮助' });
  const proposal = page.getByRole('group', { name: '「摘要」的写作建议' });
  const ask = async () => {
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: '根据正文写摘要' }).waitFor();
    await page.keyboard.press('Enter');
    await proposal.getByRole('button', { name: '采用' }).waitFor();
  };
  const hasFocus = async (place: typeof button) => {
    await expect.poll(() => place.evaluate((one) => one === document.activeElement)).toBe(true);
  };
  await button.focus();
  await ask();
  await hasFocus(proposal);
  await page.keyboard.press('Escape');
  await hasFocus(button);
  await ask();
  await page.keyboard.press('Tab');
  await hasFocus(proposal.getByRole('button', { name: '采用' }));
  await page.keyboard.press('Enter');
  const summary = page.getByRole('textbox', { name: '摘要', exact: true });
  await hasFocus(summary);
  expect(await summary.inputValue()).toBe('正文。');
  await context.close();
  expect(problems).toEqual([]);
});

it('on a phone the English of all fields is proposed and taken, in the dark too', async () => {
  const { page, context, problems } = await openForm({
    width: 360,
    height: 740,
    scheme: 'dark',
    profile: { hasTouch: true, isMobile: true },
  });
  await page.getByRole('button', { name: '补全英文' }).tap();
  const dialog = page.getByRole('dialog', { name: '补全英文' });
  await see(dialog, '以下英文由程序译成，可能有错，请核对后再采用。');
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await expectNoAxeViolations(page);
  await dialog.getByRole('checkbox', { name: '摘要' }).tap();
  await dialog.getByRole('button', { name: /^采用/ }).tap();
  const english = page.getByRole('textbox', { name: '英文标题' });
  await expect.poll(() => english.inputValue()).toMatch(/^English draft/);
  await expect.poll(() => english.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await page.getByRole('textbox', { name: '英文摘要' }).inputValue()).toBe('');
  await context.close();
  expect(problems).toEqual([]);
});
