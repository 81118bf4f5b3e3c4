import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHttpMock } from '#src/mocks/http.ts';
import { BUILD_VARIABLES } from '#tests/support/build-variables.ts';
import type { PageOptions } from '#tools/browser/open-page.ts';
import { buildApp } from '#tools/preview/build-app.ts';
import { serveApp } from '#tools/preview/serve-app.ts';
import { press, see } from './support/actions.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { openTab } from './support/open-tab.ts';
import { overflowOf } from './support/overflow.ts';
import { sharedBrowser } from './support/shared-browser.ts';
import { SAVE, SAVED } from '#tests/support/save-button.ts';

const NEWS = '/backstage/content/industry-news';
/** Hidden, without English. */
const UNTRANSLATED = 17;

type World = Awaited<ReturnType<typeof startWorld>>;
let world: World;

async function startWorld() {
  const api = await startHttpMock({ port: 0 });
  const folder = buildApp({ ...BUILD_VARIABLES, VITE_CONTENT_LANGUAGES: 'en' });
  return { api, site: await serveApp({ folder, api: api.url }) };
}

beforeAll(async () => {
  world = await startWorld();
});
afterAll(async () => {
  await Promise.all([world.site.close(), world.api.close()]);
});

async function openForm(options: PageOptions) {
  await world.api.db.reset();
  const { url } = world.site;
  const opened = await openTab(await sharedBrowser(), {
    ...options,
    as: 'admin',
    url,
    db: world.api.db,
  });
  await opened.page.goto(`${NEWS}/${UNTRANSLATED}/edit`);
  await opened.page.getByRole('button', { name: '搜索结果里的样子' }).waitFor();
  return opened;
}

const switchOf = (page: Page) => page.getByRole('group', { name: '内容的语言' });
const boxOf = (page: Page, name: string | RegExp) =>
  page.getByRole('textbox', { name, exact: true }).boundingBox();
async function hasFocus(field: Locator): Promise<void> {
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
}

it('both languages stand side by side, in wide columns beside and in narrow ones below each other', async () => {
  const { page, context, problems } = await openForm({ width: 1920 });
  await press(switchOf(page), '并排');
  const [left, right] = [await boxOf(page, /^标题/), await boxOf(page, '英文标题')];
  expect(right?.y).toBe(left?.y);
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
  const [author, english] = [await boxOf(page, '作者'), await boxOf(page, '英文作者')];
  expect(english?.x).toBe(author?.x);
  expect(english?.y).toBeGreaterThan((author?.y ?? 0) + (author?.height ?? 0));
  await expectNoAxeViolations(page);

  // It is remembered, and there again where both fit.
  await page.reload();
  const title = page.getByRole('textbox', { name: /^标题/ });
  const englishTitle = page.getByRole('textbox', { name: '英文标题' });
  await englishTitle.waitFor();
  expect(await title.isVisible()).toBe(true);
  await page.setViewportSize({ width: 500, height: 900 });
  await englishTitle.waitFor({ state: 'hidden' });
  expect(await title.isVisible()).toBe(true);
  await switchOf(page).getByRole('button', { name: '并排' }).waitFor({ state: 'hidden' });
  await page.setViewportSize({ width: 1920, height: 900 });
  await englishTitle.waitFor();
  await context.close();
  expect(problems).toEqual([]);
});

it('a press leads to the next field without English, which is not behind the switch', async () => {
  const { page, context, problems } = await openForm({ width: 1280, height: 700 });
  const next = page.getByRole('button', { name: /^英文缺 \d+ 项/ });
  await next.click();
  await hasFocus(page.getByRole('textbox', { name: '英文标题' }));
  await next.click();
  const summary = page.getByRole('textbox', { name: '英文摘要' });
  await hasFocus(summary);
  await next.click();
  const text = page.getByRole('textbox', { name: '英文正文' });
  await hasFocus(text);
  await page.keyboard.type('Today. ');
  // Back from the end of the page.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await summary.focus();
  const bar = await switchOf(page).boundingBox();
  await expect
    .poll(async () => (await summary.boundingBox())?.y)
    .toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  await press(page, SAVE);
  await see(page, SAVED);
  expect(world.api.db.news.find(UNTRANSLATED)?.contentEn).toMatch(/Today\./);
  await context.close();
  expect(problems).toEqual([]);
});

it('on a phone there are two languages for fingers, and an error shows its own', async () => {
  const { page, context, problems } = await openForm({
    width: 360,
    profile: { hasTouch: true, isMobile: true },
  });
  const english = page.getByRole('textbox', { name: '英文标题' });
  expect(await english.isVisible()).toBe(false);
  const languages = switchOf(page).getByRole('button');
  expect(await languages.allTextContents()).toEqual(['中文', 'English']);
  for (const one of await languages.all()) {
    const box = await one.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await switchOf(page).getByText('English').tap();
  await english.fill('x'.repeat(101));
  await expectNoAxeViolations(page);
  await switchOf(page).getByText('中文').tap();
  await page.getByRole('textbox', { name: /^标题/ }).waitFor();
  await page.getByRole('button', { name: SAVE }).tap();
  await english.waitFor();
  await hasFocus(english);
  await context.close();
  expect(problems).toEqual([]);
});

it.each([1280, 390])(
  'at %s px a list says below the titles which English is missing, and nothing where it is complete',
  async (width) => {
    const { url } = world.site;
    Object.assign(world.api.db.news.find(2) ?? {}, { titleEn: '' });
    const opened = await openTab(await sharedBrowser(), {
      width,
      as: 'admin',
      url,
      db: world.api.db,
    });
    const { page, context, problems } = opened;
    await page.goto(`${NEWS}/list`);
    const chips = page.locator('.texts .row-chip');
    await chips.first().waitFor();
    const starts = await chips.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().x),
    );
    expect(new Set(starts).size).toBe(1);
    expect(starts.length).toBeLessThan(await page.locator('.texts').count());
    const lines = await page
      .locator('.texts .text')
      .evaluateAll((all) => all.map((one) => one.getClientRects().length));
    expect(Math.max(1, ...lines)).toBe(1);
    await context.close();
    expect(problems).toEqual([]);
  },
);
