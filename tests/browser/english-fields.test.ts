import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHttpMock } from '#src/mocks/http.ts';
import { BUILD_VARIABLES } from '#tests/support/build-variables.ts';
import type { PageOptions } from '#tools/browser/open-page.ts';
import { buildApp } from '#tools/preview/build-app.ts';
import { serveApp } from '#tools/preview/serve-app.ts';
import { press, see } from './support/actions.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { openTab } from './support/open-tab.ts';
import { sharedBrowser } from './support/shared-browser.ts';
import { SAVE, SAVED } from '#tests/support/save-button.ts';

const NEWS = '/backstage/content/industry-news';
/** Without English. */
const UNTRANSLATED = 20;

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

it('by mouse both languages stand beside each other, and the text has tabs', async () => {
  const { page, context, problems } = await openForm({ width: 1920 });
  const title = page.getByRole('textbox', { name: /^标题/ });
  const english = page.getByRole('textbox', { name: '英文标题' });
  const [left, right] = [await title.boundingBox(), await english.boundingBox()];
  expect(right?.y).toBe(left?.y);
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
  await press(page, '照抄中文到「英文标题」');
  await expect.poll(() => english.inputValue()).toBe(await title.inputValue());

  await page.getByRole('tablist', { name: '「正文」的语言' }).getByText('英文').click();
  await press(page, '照抄中文到「英文正文」');
  const text = page.getByRole('textbox', { name: '英文正文' });
  await expect.poll(() => text.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.type('Today. ');
  await expectNoAxeViolations(page);
  await press(page, SAVE);
  await see(page, SAVED);
  const news = world.api.db.news.find(UNTRANSLATED);
  expect(news?.contentEn).toMatch(/Today\./);
  await context.close();
  expect(problems).toEqual([]);
});

it('on a phone a tab for fingers opens the English field, and an error opens it too', async () => {
  const { page, context, problems } = await openForm({
    width: 360,
    profile: { hasTouch: true, isMobile: true },
  });
  const tabs = page.getByRole('tablist', { name: '「标题」的语言' });
  const english = page.getByRole('textbox', { name: '英文标题' });
  expect(await english.isVisible()).toBe(false);
  const tab = tabs.getByRole('tab', { name: '英文' });
  const box = await tab.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(box?.width).toBeGreaterThanOrEqual(44);
  await tab.tap();
  await english.fill('x'.repeat(101));
  await expectNoAxeViolations(page);
  await tabs.getByRole('tab', { name: '中文' }).tap();
  await page.getByRole('textbox', { name: /^标题/ }).waitFor();
  await page.getByRole('button', { name: SAVE }).tap();
  await english.waitFor();
  await expect.poll(() => english.evaluate((field) => field === document.activeElement)).toBe(true);
  await context.close();
  expect(problems).toEqual([]);
});

it.each([1280, 390])(
  'at %s px the chips of a list that say what is translated are of one width, below the titles',
  async (width) => {
    const { url } = world.site;
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
    const places = await chips.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ x, width: wide }) => `${x} ${wide}`),
    );
    expect(new Set(places).size).toBe(1);
    expect(new Set(await chips.allTextContents()).size).toBeGreaterThan(1);
    const lines = await page
      .locator('.texts .text')
      .evaluateAll((all) => all.map((one) => one.getClientRects().length));
    expect(Math.max(1, ...lines)).toBe(1);
    await context.close();
    expect(problems).toEqual([]);
  },
);
