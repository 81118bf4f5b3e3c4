import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { SAVED } from '#tests/support/save-button.ts';
import { press, see } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { expectNoAxeViolations } from './support/axe.ts';

const app = serveForTests();
const FORM = '/backstage/content/industry-news/3/edit';

const shown = (page: Page) => page.frameLocator('iframe');
const heading = (page: Page) => shown(page).getByRole('heading', { level: 1 });

/** Opens a form with its page: on wide screens beside it, on others over it. */
async function openBeside(path: string, options: Parameters<typeof app.openPage>[1] = {}) {
  const page = await app.openPage(path, { as: 'admin', width: 1440, height: 900, ...options });
  await page.getByRole('textbox', { name: '正文' }).first().waitFor();
  await press(page, '预览');
  await heading(page).waitFor();
  return page;
}

/** Where something in the page is in the window around it, whatever the page's scale. */
function placeOf(target: Locator) {
  return target.evaluate((element) => {
    const frame = element.ownerDocument.defaultView?.frameElement;
    const outer = frame?.getBoundingClientRect() ?? new DOMRect();
    const scale = outer.width / innerWidth;
    const { x, y, width, height } = element.getBoundingClientRect();
    return {
      x: outer.x + (x + Math.min(width / 2, 40)) * scale,
      y: outer.y + (y + height / 2) * scale,
    };
  });
}

async function click(page: Page, target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { x, y } = await placeOf(target);
  await page.mouse.click(x, y);
}

/** Waits until this field has the focus. */
async function seeFocus(page: Page, field: string): Promise<void> {
  await page.waitForFunction(
    (name) => document.activeElement?.closest('[data-field]')?.getAttribute('data-field') === name,
    field,
  );
}

/** Types a letter into the focused field. @returns in ms, until the page's heading has it. Runs in the page. */
function timeToShow(): Promise<number> {
  const page = document.querySelector('iframe')?.contentDocument;
  const field = document.activeElement;
  if (!page || !(field instanceof HTMLTextAreaElement)) throw new Error('No page, or no field');
  const wanted = `${field.value}x`;
  const start = performance.now();
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (page.querySelector('h1')?.textContent !== wanted) return;
      watch.disconnect();
      resolve(performance.now() - start);
    });
    watch.observe(page, { subtree: true, childList: true, characterData: true });
    document.execCommand('insertText', false, 'x');
  });
}

it.each([1280, 1920])(
  'B9: time and cover stay right of the text when the page is opened beside, at %i px',
  async (width) => {
    const page = await openBeside(FORM, { width });
    const cover = page.locator('[data-field="cover"]');
    const beside = await cover.boundingBox();
    const text = await page.locator('[data-field="title"]').first().boundingBox();
    expect(beside?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? Infinity));
    await press(page, '预览');
    await page.locator('iframe').waitFor({ state: 'detached' });
    expect((await cover.boundingBox())?.y).toBe(beside?.y);
  },
);

it('B9: the public page stands beside the form and follows what is typed, without a request', async () => {
  const page = await openBeside(FORM);
  await page.getByRole('textbox', { name: '标题' }).first().focus();
  await page.keyboard.press('Control+End');
  await page.evaluate(timeToShow);
  await shown(page).getByRole('heading', { name: '相关新闻' }).waitFor();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const times: number[] = [];
  for (let letter = 0; letter < 9; letter += 1) times.push(await page.evaluate(timeToShow));
  console.log(`From key to heading: ${times.map((time) => Math.round(time)).join(', ')} ms`);
  expect(requests).toEqual([]);
  const form = await page.locator('form').boundingBox();
  expect(form?.width).toBeGreaterThanOrEqual(560);
});

it('B9: a press in the page focuses the field of a heading, a picture, a figure or a paragraph, and no link leads away', async () => {
  const page = await openBeside(FORM);
  await click(page, shown(page).locator('article img').first());
  await seeFocus(page, 'cover');
  await click(page, shown(page).locator('article time').first());
  await seeFocus(page, 'publishTime');
  await click(page, shown(page).getByText('支持本地策略，断网照常运行'));
  await seeFocus(page, 'content');
  await page.waitForFunction(() =>
    getSelection()?.anchorNode?.parentElement?.closest('ul')?.textContent.includes('支持本地策略'),
  );
  await click(page, heading(page));
  await seeFocus(page, 'title');
  const frame = page.frames()[1];
  const address = frame?.url();
  await click(page, shown(page).getByRole('link', { name: '全部新闻' }));
  await click(page, shown(page).getByRole('contentinfo').getByRole('link').first());
  expect(frame?.url()).toBe(address);
  expect(page.url()).toContain(FORM);
});

it('B9: the page scrolls to what the focused field shows, and the form stays where it is', async () => {
  const page = await openBeside(FORM);
  const text = page.getByRole('textbox', { name: '正文' }).first();
  await text.focus();
  await page.keyboard.press('Control+End');
  const before = await page.evaluate(() => scrollY);
  const marked = shown(page).locator('[data-beside]');
  await marked.filter({ hasText: '建议零售价' }).waitFor();
  const { y } = await placeOf(marked);
  expect(y).toBeGreaterThan(100);
  expect(y).toBeLessThan(900);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.getByRole('textbox', { name: '标题' }).first().focus();
  await marked.filter({ hasText: '新品发布' }).waitFor();
  expect(
    await shown(page)
      .locator('html')
      .evaluate(() => scrollY),
  ).toBeLessThan(200);
});

it('B9: phone, tablet and desktop, dark and English are the page’s own, and axe finds nothing', async () => {
  const page = await openBeside(FORM);
  const width = () =>
    shown(page)
      .locator('html')
      .evaluate(() => innerWidth);
  expect(await width()).toBe(390);
  await press(page, /^平板/);
  await expect.poll(width).toBe(768);
  await press(page, /^电脑/);
  await expect.poll(width).toBe(1280);
  await press(page, '深色模式');
  await shown(page).locator('html[data-color-scheme="dark"]').waitFor();
  await press(page, '英文页面');
  await shown(page).locator('html[lang="en"]').waitFor();
  await shown(page).getByRole('button', { name: 'Read aloud' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
  await expectNoAxeViolations(page);
  await page.reload();
  await heading(page).waitFor();
  expect(await width()).toBe(1280);
  expect(await shown(page).locator('html').getAttribute('lang')).toBe('zh-CN');
});

it('B9: by keys alone one opens the page, goes into it, saves from there, and closes it', async () => {
  const page = await app.openPage(FORM, { as: 'admin', width: 1440, height: 900 });
  await page.getByRole('textbox', { name: '正文' }).first().waitFor();
  const button = page.getByRole('button', { name: '预览' });
  await button.focus();
  await page.keyboard.press('Enter');
  await heading(page).waitFor();
  await page.getByRole('button', { name: '关闭预览' }).focus();
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => document.activeElement?.localName === 'iframe');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+s');
  await see(page, SAVED);
  expect(app.db.requests.of('PUT /news/update')).toHaveLength(1);
  await heading(page).waitFor();
  await page.getByRole('button', { name: '关闭预览' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('iframe').waitFor({ state: 'detached' });
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
});

it('B9: Back leads from the form to its list, also beside the page', async () => {
  const page = await app.visitPage('/backstage/content/industry-news/list', {
    as: 'admin',
    width: 1440,
  });
  await page
    .getByRole('link', { name: /^编辑「/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: '正文' }).first().waitFor();
  await press(page, '预览');
  await heading(page).waitFor();
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/\/list$/);
});

it('B9: on a phone it is a sheet over the form: a finger’s press leads back to the field, Escape and Back to the button', async () => {
  const page = await openBeside(FORM, {
    width: 390,
    height: 780,
    profile: { hasTouch: true, isMobile: true },
  });
  const sheet = page.getByRole('dialog', { name: '网站页面预览' });
  expect(await sheet.boundingBox()).toMatchObject({ x: 0, width: 390 });
  await expectNoAxeViolations(page);
  const { x, y } = await placeOf(heading(page));
  await page.touchscreen.tap(x, y);
  await seeFocus(page, 'title');
  expect(await page.locator('iframe').count()).toBe(0);
  await press(page, '预览');
  await heading(page).waitFor();
  await shown(page).locator('body').press('Escape');
  await page.locator('iframe').waitFor({ state: 'detached' });
  const button = page.getByRole('button', { name: '预览' });
  const isFocused = () => button.evaluate((one) => one === document.activeElement);
  await expect.poll(isFocused).toBe(true);

  await button.tap();
  await heading(page).waitFor();
  await page.goBack();
  await page.locator('iframe').waitFor({ state: 'detached' });
  await expect.poll(isFocused).toBe(true);
  expect(new URL(page.url()).pathname).toBe(FORM);
  await page.goForward();
  await expect.poll(isFocused).toBe(true);
  expect(await page.locator('iframe').count()).toBe(0);
});

it('B9: where the host refuses to be framed, the form says so and is saved as before', async () => {
  const page = await app.openPage(FORM, { as: 'admin', width: 1440, height: 900 });
  await page.route('**/backstage/beside', (route) => route.abort('blockedbyresponse'));
  await press(page, '预览');
  await page.getByText('页面暂时无法显示，不影响编辑和保存。').waitFor();
  await page.unroute('**/backstage/beside');
  await press(page.getByRole('region', { name: '网站页面预览' }), '重试');
  await expect.poll(() => heading(page).textContent()).toContain('新品发布');
});
