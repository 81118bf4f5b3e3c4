import { expect, it } from 'vitest';
import { allLooks } from '#tests/support/looks.ts';
import { press, see, seeHeading } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { SAVE, SAVED } from '#tests/support/save-button.ts';

const app = serveForTests();
const NEWS = '/backstage/content/industry-news';

/** A news item with one hint: a word in a folded section. */
function prepareNews() {
  const news = app.db.news.all().find(({ cover }) => cover !== '');
  if (!news) throw new Error('The mock has no news with a cover');
  Object.assign(news, {
    title: '新温室投产',
    summary: '位于城东的新温室今天投产，二十位同事和三家合作伙伴到场，一起见证了头一批番茄苗下地。',
    content: '<p>今天投产。</p>',
    seoTitle: '',
    seoKeywords: '顶级温室',
    seoDescription: '',
    tags: [],
  });
  return `${NEWS}/${news.id}/edit`;
}

it('by mouse the checklist leads to a field, and an earlier version comes back into the form', async () => {
  const path = prepareNews();
  const page = await app.visitPage(path, { as: 'admin' });
  await press(page, '检查 1 处提示');
  const panel = page.getByRole('dialog', { name: '发布前检查' });
  await panel.getByRole('heading', { name: '微信卡片预览' }).waitFor();
  await expectNoAxeViolations(page);
  await press(panel, /顶级/);
  await panel.waitFor({ state: 'detached' });
  const keywords = page.getByRole('textbox', { name: '搜索关键词' });
  await expect
    .poll(() => keywords.evaluate((field) => field === document.activeElement))
    .toBe(true);
  await keywords.fill('温室');
  await page.getByRole('button', { name: '检查', exact: true }).waitFor();
  await press(page, SAVE);
  await see(page, SAVED);
  // The list, so that the version has been written when the page is left.
  await page.getByRole('grid').waitFor();

  await page.goto(path);
  await press(page, '更多操作');
  await page.getByRole('menuitem', { name: '历史版本' }).click();
  const versions = page.getByRole('dialog', { name: '历史版本' });
  await see(versions, '有 1 项与当前内容不同。');
  await expectNoAxeViolations(page);
  await press(versions, '取回此项「搜索关键词」');
  await press(versions, '关闭');
  await versions.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '搜索结果里的样子' }).click();
  expect(await keywords.inputValue()).toBe('顶级温室');
});

it.runIf(allLooks)('by keyboard the checklist opens, closes and leads to a field', async () => {
  const page = await app.visitPage(prepareNews(), { as: 'admin' });
  const button = page.getByRole('button', { name: '检查 1 处提示' });
  await button.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: '发布前检查' });
  await panel.waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: /顶级/ }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await panel.waitFor({ state: 'detached' });
  const keywords = page.getByRole('textbox', { name: '搜索关键词' });
  await expect
    .poll(() => keywords.evaluate((field) => field === document.activeElement))
    .toBe(true);
});

it('on a phone it is a sheet for fingers, beside a save bar of two lines', async () => {
  const page = await app.visitPage(prepareNews(), {
    as: 'admin',
    width: 360,
    profile: { hasTouch: true, isMobile: true, reducedMotion: 'reduce' },
  });
  await seeHeading(page, '编辑新闻');
  const button = page.getByRole('button', { name: '检查 1 处提示' });
  await button.waitFor();
  const [saveBox, checkBox] = [
    await page.getByRole('button', { name: SAVE }).boundingBox(),
    await button.boundingBox(),
  ];
  expect((saveBox?.y ?? 0) - (checkBox?.y ?? 0)).toBeLessThan(60);
  expect(checkBox?.height).toBeGreaterThanOrEqual(44);
  await button.tap();
  const panel = page.getByRole('dialog', { name: '发布前检查' });
  const hint = panel.getByRole('button', { name: /顶级/ });
  await hint.waitFor();
  await expectNoAxeViolations(page);
  expect((await hint.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await hint.tap();
  await panel.waitFor({ state: 'detached' });
  await page.getByRole('textbox', { name: '搜索关键词' }).waitFor();
});
