import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { allLooks, inLooks } from '#tests/support/looks.ts';
import { press, see } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import type { PageOptions } from '#tools/browser/open-page.ts';
import { overflowOf } from './support/overflow.ts';
import { SAVE } from '#tests/support/save-button.ts';

const app = serveForTests();

const AREAS = {
  link: '/backstage/site/friendly-link',
  category: '/backstage/content/productscategory',
  news: '/backstage/content/industry-news',
  newsCategory: '/backstage/content/industry-news-category',
};

/** A list with its rows, or a form with its fields. */
async function open(path: string, options: PageOptions = {}): Promise<Page> {
  const page = await app.visitPage(path, {
    as: 'admin',
    profile: { reducedMotion: 'reduce' },
    ...options,
  });
  const ready = path.includes('/list')
    ? page.getByRole('link', { name: /^编辑「/ })
    : page.getByRole('button', { name: SAVE });
  await ready.first().waitFor();
  return page;
}

/** A list of records and one of categories, which has two levels; the others are of these kinds. */
const PHONE_LISTS = inLooks(Object.entries(AREAS), ([name]) => ['news', 'category'].includes(name));

describe.each(PHONE_LISTS)('%s on a phone', (_name, area) => {
  it('B1: rows show their names and actions, and nothing scrolls sideways', async () => {
    const page = await open(`${area}/list`, { width: 360, height: 740 });
    await expect.poll(() => overflowOf(page)).toBe(0);
    const edit = page.getByRole('link', { name: /^编辑「/ }).first();
    const name = /「(.+)」/.exec((await edit.getAttribute('aria-label')) ?? '')?.[1] ?? '';
    const shown = page.getByRole('listitem').getByText(name).first();
    const lineCount = await shown.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return new Set([...text.getClientRects()].map(({ y }) => y)).size;
    });
    // Room for three characters in a line, as wide as this machine's fonts draw them.
    expect(lineCount).toBeLessThanOrEqual(Math.ceil(name.length / 3));
    for (const remove of await page.getByRole('button', { name: /^删除「/ }).all()) {
      const box = await remove.boundingBox();
      expect(box && box.x + box.width).toBeLessThanOrEqual(344);
    }
    await expectNoAxeViolations(page);
  });
});

const SCHEMES = ['light', 'dark'] as const;
const LIGHT = inLooks(SCHEMES, (scheme) => scheme === 'light');
const DARK = inLooks(SCHEMES, (scheme) => scheme === 'dark');

describe('axe finds nothing', () => {
  it.each(LIGHT)('B2: in a form that is refused, %s', async (scheme) => {
    const page = await open(`${AREAS.news}/new`, { scheme });
    await press(page, SAVE);
    await see(page, '请检查以下内容');
    await expectNoAxeViolations(page);
  });

  it.each(DARK)(
    'B1: in a list with a selection and in the question before deleting, %s',
    async (scheme) => {
      const page = await open(`${AREAS.category}/list`, { scheme });
      // The last has none below it.
      await page
        .getByRole('checkbox', { name: /^选择「/ })
        .last()
        .check();
      await expectNoAxeViolations(page);
      await press(page.getByRole('region', { name: '批量操作' }), '删除');
      await page.getByRole('alertdialog').waitFor();
      await expectNoAxeViolations(page);
    },
  );

  it.runIf(allLooks).each(DARK)(
    'B7: in what a bulk action says of a record that failed, %s',
    async (scheme) => {
      const page = await open('/backstage/content/products/list', { scheme });
      const boxes = page.getByRole('checkbox', { name: /^选择行/ });
      await boxes.nth(0).check();
      await boxes.nth(1).check();
      await press(page.getByRole('region', { name: '批量操作' }), '隐藏');
      const dialog = page.getByRole('alertdialog');
      app.db.faults.set('PUT /product/update', '409', { times: 1 });
      await press(dialog, '隐藏');
      await dialog.getByRole('button', { name: '重试' }).waitFor();
      await expectNoAxeViolations(page);
    },
  );
});

it.runIf(allLooks)('B1: friendly links are put in order by keys alone', async () => {
  const page = await open(`${AREAS.link}/list`);
  const handles = page.getByRole('button', { name: /^移动「/ });
  const names = () => handles.evaluateAll((all) => all.map((one) => one.ariaLabel));
  const [first, second] = await names();
  await page.keyboard.press('/');
  while ((await page.evaluate(() => document.activeElement?.ariaLabel)) !== first) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await page.getByText(/^已拿起/).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowDown');
  await page.getByText(/移到第 2 位/).waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await see(page, '排序已保存');
  expect((await names()).slice(0, 2)).toEqual([second, first]);
  await page.reload();
  await handles.first().waitFor();
  expect((await names()).slice(0, 2)).toEqual([second, first]);
});

it('B2: no field that takes the focus is hidden below the save bar', async () => {
  const page = await open(`${AREAS.news}/3/edit`, { width: 360, height: 740 });
  await page.getByRole('textbox', { name: /^标题/ }).focus();
  await page.getByRole('textbox', { name: '正文' }).waitFor();
  const seen: (string | null)[] = [];
  while (!seen.includes('end') && seen.length < 80) {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    seen.push(await page.evaluate(whereFocusIs));
  }
  expect(seen.filter((one) => one !== null)).toEqual(['end']);
});

it('B2: the page stays where it is when the save button is brought into view', async () => {
  const page = await open(`${AREAS.news}/3/edit`, { width: 1280, height: 700 });
  await page.getByRole('textbox', { name: '正文' }).waitFor();
  await page.evaluate(() => window.scrollTo(0, 200));
  await page.locator('form button[type=submit]').scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBe(200);
});

/** What has the focus and cannot be seen; "end" at the form's last button. Runs in the page. */
function whereFocusIs(): string | null {
  const element = document.activeElement;
  // The text is taller than the window.
  if (!element || element.closest('.ProseMirror')) return null;
  if (element.matches('button[type=submit]')) return 'end';
  const bar = document.querySelector('button[type=submit]')?.parentElement;
  if (!bar || bar.contains(element)) return null;
  const { top, bottom } = element.getBoundingClientRect();
  const isHidden = top < 0 || bottom > bar.getBoundingClientRect().top;
  return isHidden ? element.outerHTML.slice(0, 120) : null;
}

it('B3: the reason of a failed save scrolls into sight, however far down the form is scrolled', async () => {
  app.db.faults.set('PUT /news/update', '403');
  const page = await open(`${AREAS.news}/3/edit`, { width: 360, height: 740 });
  await page.getByRole('textbox', { name: /^来源/ }).fill('青禾');
  await press(page, SAVE);
  const alert = page.getByRole('alert').filter({ hasText: '您没有执行此操作的权限。' });
  await alert.waitFor();
  await page.waitForFunction(() => window.scrollY < 200);
  expect((await alert.boundingBox())?.y).toBeGreaterThan(60);
});

it.each(inLooks([1280, 390], (width) => width === 1280))(
  'B7: at %s px no row moves from under the pointer as another is selected',
  async (width) => {
    const page = await open('/backstage/content/products/list', { width });
    const second = page.getByRole('link', { name: /^编辑「/ }).nth(1);
    await second.scrollIntoViewIfNeeded();
    const before = await second.boundingBox();
    await page
      .getByRole('main')
      .getByRole('checkbox', { name: /^选择(?!所有|全部)/ })
      .first()
      .check();
    const bar = page.getByRole('region', { name: '批量操作' });
    await see(bar, '已选择 1 项');
    expect(await second.boundingBox()).toEqual(before);
    const place = await bar.boundingBox();
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(800);
  },
);

it.each(inLooks([1280, 1440], (width) => width === 1280))(
  'B1: at %s px neither the table nor the search moves while somebody types into it',
  async (width) => {
    const page = await open(`${AREAS.news}/list`, { width });
    const search = page.locator('.MuiTextField-root').first();
    const head = page.getByRole('columnheader').first();
    const places = () => Promise.all([search.boundingBox(), head.boundingBox()]);
    const before = await places();
    await page.getByRole('searchbox', { name: '搜索' }).fill('a');
    await page.getByRole('button', { name: '清除筛选' }).waitFor();
    expect(await places()).toEqual(before);
  },
);

it('B1: the search field does not show the browser’s clear button beside its own', async () => {
  const page = await open(`${AREAS.news}/list`);
  const search = page.getByRole('searchbox', { name: '搜索' });
  await search.fill('abc');
  await page.getByRole('button', { name: '清除', exact: true }).waitFor();
  const { width = 0, height = 0 } = (await search.boundingBox()) ?? {};
  // Where Chromium's stands.
  await search.click({ position: { x: width - 8, y: height / 2 } });
  expect(await search.inputValue()).toBe('abc');
});

it('B7: deleting all rows of the last page leads to the page before', async () => {
  const page = await open(`${AREAS.news}/list?size=50&page=3`);
  await page.getByRole('checkbox', { name: /全选/ }).check();
  await press(page.getByRole('region', { name: '批量操作' }), '删除');
  await press(page.getByRole('alertdialog'), '删除');
  await see(page, /^已删除/);
  await see(page, '第 51 条到第 100 条，共 100 条');
  expect(new URL(page.url()).searchParams.get('page')).toBe('2');
});

it('on a phone the buttons of an entry on the third level of the menu are in sight', async () => {
  const page = await app.openPage('/backstage/system/menu/list', {
    as: 'admin',
    width: 360,
    profile: { hasTouch: true, isMobile: true },
  });
  const remove = page.getByRole('button', { name: '删除「土壤传感器」' });
  const card = page.getByRole('list', { name: '顶部导航' });
  await remove.waitFor();
  const [button, list] = [await remove.boundingBox(), await card.boundingBox()];
  const endOf = (box: typeof list) => (box?.x ?? 0) + (box?.width ?? 0);
  expect(endOf(button)).toBeLessThanOrEqual(endOf(list));
});
