import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { press, see } from './support/actions.ts';
import { serveForTests } from './support/app.ts';

const app = serveForTests();

const THREE_DAYS = 259_200_000;
const SLIDES = '/backstage/site/advertisement-rota/list';
const NEWS = '/backstage/content/industry-news/list';
const OVERLAYS = '**/assets/overlays-*.js';
/** As a file that a proxy has spoilt: the browser writes nothing of it to the console. */
const SPOILT = { contentType: 'text/javascript', body: 'throw new Error("spoilt")' };

/** Opens a page, and does nothing there yet. */
async function arrive(path: string, width = 1280): Promise<{ page: Page; fetched: string[] }> {
  const page = await app.openPage('about:blank', { as: 'admin', width });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(path);
  await page.getByRole('main').getByRole('checkbox').first().waitFor();
  return { page, fetched };
}

const focused = (page: Page) => page.locator(':focus');
const hint = (page: Page, text: string): Locator =>
  page.getByRole('tooltip').filter({ hasText: text });

it('what opens over a page comes with the first sign of somebody there, and loses none of it', async () => {
  const { page, fetched } = await arrive(SLIDES);
  const isFetched = () => fetched.some((url) => url.includes('/assets/overlays-'));
  expect(isFetched()).toBe(false);

  // The first sign is the key that opens a choice; what opens it comes late.
  await page.route(OVERLAYS, async (route) => {
    await page.getByRole('combobox', { expanded: true }).waitFor();
    await route.continue();
  });
  await page.getByRole('combobox').first().press('Enter');
  await page.getByRole('option', { selected: true }).waitFor();
  expect(isFetched()).toBe(true);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('option').count()).toBe(0);
  expect(new URL(page.url()).search).not.toBe('');

  // What a question closed goes back to the button that asked it.
  const remove = page.getByRole('button', { name: /^删除/ }).first();
  await remove.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').waitFor();
  await hint(page, '删除').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  expect(await focused(page).getAttribute('aria-label')).toMatch(/^删除/);

  // A hint for the keyboard, and for the pointer; Escape puts it away.
  await hint(page, '删除').waitFor();
  await page.keyboard.press('Escape');
  await hint(page, '删除').waitFor({ state: 'detached' });
  await page
    .getByRole('link', { name: /^编辑/ })
    .first()
    .hover();
  await hint(page, '编辑').waitFor();
});

it('a pointer that rests where the first hint belongs sees it, and a grid’s own', async () => {
  const { page } = await arrive(NEWS);
  const edit = page.getByRole('link', { name: /^编辑/ }).first();
  await edit.hover();
  await hint(page, '编辑').waitFor();
  await page.mouse.move(0, 0);
  await hint(page, '编辑').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '下一页' }).hover();
  await hint(page, '下一页').waitFor();
  await page.getByRole('combobox', { name: '每页' }).click();
  await page.getByRole('option', { name: '50' }).click();
  await expect.poll(() => new URL(page.url()).search).toContain('50');
});

it('says so where it cannot be fetched, and leaves nothing half open', async () => {
  const { page } = await arrive(SLIDES, 360);
  await page.route(OVERLAYS, (route) => route.fulfill(SPOILT));
  const menu = page.getByRole('button', { name: '打开导航' });
  await menu.click();
  await see(page, /没有加载成功/);
  expect(await menu.getAttribute('aria-expanded')).toBe('false');

  await page.unroute(OVERLAYS);
  await page.reload();
  await menu.click();
  await page.getByRole('dialog').getByRole('navigation').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await press(page, /^账户/);
  await page.getByRole('dialog').waitFor();
});

it('A8: hides the page of a session that is over, also where what says so cannot be fetched', async () => {
  const page = await app.openPage('about:blank', { as: 'admin' });
  await page.clock.install();
  await page.route(OVERLAYS, (route) => route.fulfill(SPOILT));
  await page.goto(SLIDES);
  await page.getByRole('main').getByRole('checkbox').first().waitFor();
  const seen = () =>
    page.evaluate(() => document.elementFromPoint(640, 400)?.closest('main')?.tagName ?? 'nothing');
  expect(await seen()).toBe('MAIN');
  await page.clock.fastForward(THREE_DAYS + 60_000);
  await expect.poll(seen).toBe('nothing');
});
