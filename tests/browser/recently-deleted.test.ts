import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { press, see } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { overflowOf } from './support/overflow.ts';

const app = serveForTests();
const NEWS = '/backstage/content/industry-news/list';
const TITLE = '误删的新闻';

function prepareNews() {
  const news = app.db.news.find(3);
  if (!news) throw new Error('The mock has no third news item');
  app.db.news.replace({ ...news, title: TITLE, status: 0 });
}

const found = () => app.db.news.all().find(({ title }) => title === TITLE);

/** Deletes the news item in its list; closing the toast ends its time. */
async function deleteNews(page: Page) {
  await press(page, `删除「${TITLE}」`);
  await press(page.getByRole('alertdialog'), '删除');
  const toast = page.locator('li').filter({ hasText: `已删除「${TITLE}」` });
  await press(toast, '关闭');
  await expect.poll(found).toBeUndefined();
}

it('by mouse what was deleted is found from its list, restored, and opened', async () => {
  prepareNews();
  const page = await app.visitPage(`${NEWS}?q=${TITLE}`, { as: 'admin' });
  await deleteNews(page);
  await press(page, '更多工具');
  await press(page, '最近删除');
  await page.getByRole('button', { name: `恢复「${TITLE}」` }).waitFor();
  await expectNoAxeViolations(page);
  await press(page, `恢复「${TITLE}」`);
  const dialog = page.getByRole('alertdialog', { name: '恢复删除的内容' });
  await see(dialog, /编号是新的/);
  await expectNoAxeViolations(page);
  await press(dialog, '恢复');
  await see(page, /^已恢复并对访客隐藏/);
  expect(found()).toMatchObject({ status: 1, views: 0 });
  await page.getByRole('main').getByRole('link', { name: TITLE }).click();
  await page.waitForURL(new RegExp(`/industry-news/${found()?.id}/edit$`));
});

it('a record whose page was closed at once is kept all the same', async () => {
  prepareNews();
  const page = await app.visitPage(`${NEWS}?q=${TITLE}`, { as: 'admin' });
  const read = page.waitForResponse((answer) => answer.url().includes('/news/get?id=3'));
  await press(page, `删除「${TITLE}」`);
  await press(page.getByRole('alertdialog'), '删除');
  await see(page, `已删除「${TITLE}」`);
  await (await read).finished();
  // The page has taken the answer by then.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.goto('about:blank');
  await expect.poll(found).toBeUndefined();
  await page.goto(`${app.url}/backstage/recently-deleted`);
  await page.getByRole('button', { name: `恢复「${TITLE}」` }).waitFor();
});

/** Moves the focus with Tab until it is there. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor();
  while (!(await target.evaluate((one) => one === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
}

it.each([
  ['cn', '最近删除', 'zjsc', '恢复'],
  ['en', 'Recently deleted', 'deleted', 'Restore'],
] as const)(
  'by keyboard alone, in %s, the page is found and a record restored',
  async (language, title, typed, action) => {
    prepareNews();
    const page = await app.visitPage(`${NEWS}?q=${TITLE}`, { as: 'admin', language });
    await tabTo(page, page.getByRole('button', { name: /^(?:删除|Delete) ?[「“]/ }));
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await tabTo(page, question.getByRole('button', { name: /^(?:删除|Delete)$/ }));
    await page.keyboard.press('Enter');
    await expect.poll(found, { timeout: 20_000 }).toBeUndefined();

    await page.keyboard.press('Control+k');
    const field = page.getByRole('dialog').getByRole('combobox');
    await expect
      .poll(() => field.evaluate((one) => one === document.activeElement).catch(() => false))
      .toBe(true);
    await page.keyboard.type(typed);
    await page.getByRole('option', { name: title }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await tabTo(
      page,
      page.getByRole('button', { name: new RegExp(`^${action}.+${TITLE}|^${action}「`) }),
    );
    await page.keyboard.press('Enter');
    await tabTo(page, question.getByRole('button', { name: action }));
    await page.keyboard.press('Enter');
    await expect.poll(found).toBeDefined();
    await tabTo(page, page.getByRole('main').getByRole('link', { name: TITLE }));
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(`/industry-news/${found()?.id}/edit$`));
  },
);

it('on a phone the page fits, and a record is restored and deleted for good by touch', async () => {
  prepareNews();
  const page = await app.visitPage(`${NEWS}?q=${TITLE}`, {
    as: 'admin',
    width: 360,
    height: 740,
    profile: { hasTouch: true, isMobile: true, reducedMotion: 'reduce' },
  });
  await deleteNews(page);
  await page.goto(`${app.url}/backstage/recently-deleted`);
  await page.getByRole('button', { name: `恢复「${TITLE}」` }).waitFor();
  await expect.poll(() => overflowOf(page)).toBe(0);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: `删除「${TITLE}」` }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).tap();
  await see(page, '没有最近删除的内容');
  await page.getByRole('button', { name: '撤销' }).tap();
  await page.getByRole('button', { name: `恢复「${TITLE}」` }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: '恢复' }).tap();
  await see(page, /^已恢复并对访客隐藏/);
  await expect.poll(() => overflowOf(page)).toBe(0);
});
