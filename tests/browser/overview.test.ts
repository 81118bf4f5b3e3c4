import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { allLooks } from '#tests/support/looks.ts';
import { press, see, seeAddress, seeHeading } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { overflowOf } from './support/overflow.ts';
import { SAVE } from '#tests/support/save-button.ts';

const app = serveForTests();

const OVERVIEW = '/backstage/overview';
const NEW_NEWS = '/backstage/content/industry-news/new';

/** Leaves a draft of a news item, and opens the overview at the drafts. */
async function openWithDraft(options: Parameters<typeof app.visitPage>[1] = {}): Promise<Page> {
  const page = await app.visitPage(NEW_NEWS, { as: 'admin', ...options });
  await page
    .getByRole('textbox', { name: /^(?:标题|Title)/ })
    .first()
    .fill('写到一半的新闻');
  await see(page, /草稿已存于|^Draft saved/);
  await page.goto(`${OVERVIEW}#drafts`);
  await draft(page).waitFor();
  return page;
}

const draft = (page: Page) => page.getByRole('link', { name: '写到一半的新闻' });
const card = (page: Page, name: string) => page.getByRole('region', { name });

async function leastSide(targets: Locator): Promise<number> {
  const boxes = await Promise.all((await targets.all()).map((target) => target.boundingBox()));
  return Math.min(...boxes.flatMap((box) => [box?.width ?? 0, box?.height ?? 0]));
}

it.each(['cn', 'en'] as const)(
  'N8: in %s all of it is on one screen of 1280 × 800 for a company with ordinary work',
  async (language) => {
    const page = await openWithDraft({ language });
    await page
      .getByRole('link', { name: /^(?:访问日志|Access log)$/ })
      .last()
      .waitFor();
    await page.waitForLoadState('networkidle');
    const main = page.getByRole('main');
    await expect.poll(() => main.getByRole('region').count()).toBe(6);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(800);
  },
);

it.each([1280, 1920])('N8: at %i px the cards of a column follow each other', async (width) => {
  const page = await app.visitPage(OVERVIEW, { as: 'admin', width });
  await card(page, '最近发布').getByRole('listitem').first().waitFor();
  await page.waitForLoadState('networkidle');
  const cards = await page.getByRole('main').getByRole('region').all();
  const boxes = (await Promise.all(cards.map((one) => one.boundingBox()))).filter(
    (box) => box !== null,
  );
  const byColumn = Map.groupBy(boxes, ({ x }) => x);
  expect(byColumn.size).toBe(2);
  for (const column of byColumn.values()) {
    const sorted = column.toSorted((one, other) => one.y - other.y);
    const gaps = sorted
      .slice(1)
      .map(({ y }, index) => y - (sorted[index]?.y ?? 0) - (sorted[index]?.height ?? 0));
    expect(gaps.map(Math.round)).toEqual(gaps.map(() => 16));
  }
});

it('N8: by mouse: the card of the week leads to the calendar; the menu leads back', async () => {
  const page = await app.visitPage(OVERVIEW, { as: 'admin' });
  await card(page, '未来 7 天').getByRole('listitem').first().waitFor();
  await expectNoAxeViolations(page);
  await card(page, '未来 7 天').getByRole('link', { name: '打开内容日历' }).click();
  await seeHeading(page, '内容日历');
  await page
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link', { name: '概览' })
    .click();
  await seeAddress(page, OVERVIEW);
  await seeHeading(page, '概览');
});

it.runIf(allLooks)('N8: by keys: a draft is opened in its form, and deleted', async () => {
  const page = await openWithDraft();
  // The address has moved the focus to the card.
  await page.keyboard.press('Tab');
  await expect
    .poll(() => draft(page).evaluate((link) => link === document.activeElement))
    .toBe(true);
  await page.keyboard.press('Enter');
  await seeAddress(page, NEW_NEWS);
  await see(page, /发现.*草稿|草稿/);

  await page.goBack();
  await draft(page).waitFor();
  await draft(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: '确认删除' });
  await question.waitFor();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await draft(page).waitFor({ state: 'detached' });
  await see(page, '已删除「写到一半的新闻」');
});

it('N8, A13: by touch on a phone: everything is as large as a fingertip, and the own name is changed', async () => {
  const page = await openWithDraft({
    width: 360,
    height: 740,
    scheme: 'dark',
    profile: { hasTouch: true, isMobile: true, reducedMotion: 'reduce' },
  });
  await card(page, '近 7 天的访问').getByRole('listitem').first().waitFor();
  expect(await overflowOf(page)).toBe(0);
  const main = page.getByRole('main');
  const targets = main.getByRole('region').getByRole('button').or(main.getByRole('listitem'));
  await expect.poll(() => leastSide(targets)).toBeGreaterThanOrEqual(44);
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: /^账户/ }).tap();
  await page.getByRole('button', { name: '我的资料' }).tap();
  const dialog = page.getByRole('dialog', { name: '我的资料' });
  await dialog.getByRole('textbox', { name: '姓名' }).fill('陆衡');
  await expectNoAxeViolations(page);
  await press(dialog, SAVE);
  await see(page, '资料已更新');
  await page.reload();
  await page.getByRole('button', { name: '账户：陆衡' }).waitFor();
});
