import { expect, it, vi } from 'vitest';
import { press, see, seeAddress } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { sharedBrowser } from './support/shared-browser.ts';
import { SAVE, SAVED } from '#tests/support/save-button.ts';

const app = serveForTests();

const AREA = '/backstage/content/industry-news';
const PHONE = {
  width: 390,
  height: 844,
  profile: { hasTouch: true, isMobile: true, reducedMotion: 'reduce' },
} as const;

function news(id: number, title: string) {
  const found = app.db.news.find(id);
  if (!found) throw new Error(`The mock has no news ${id}`);
  Object.assign(found, { title, status: 0, publishTime: '2025-01-01T00:00:00.000Z' });
}

/**
 * Waits for a tab of this address whose title begins so, closes it, and returns what the browser knows
 * of it. Playwright does not report every tab that a link opens: now and then, on a busy machine, its
 * event never comes.
 */
async function closeTab(address: string, titleStart: string) {
  const devtools = await (await sharedBrowser()).newBrowserCDPSession();
  const tab = await vi.waitUntil(
    async () => {
      const { targetInfos } = await devtools.send('Target.getTargets');
      return targetInfos.find(
        ({ url, title }) => url.endsWith(address) && title.startsWith(titleStart),
      );
    },
    { timeout: 30_000 },
  );
  await devtools.send('Target.closeTarget', { targetId: tab.targetId });
  await devtools.detach();
  return tab;
}

it('a row opens its record by a click on title or picture, in a new tab by the middle button, and links to the site', async () => {
  news(40, '雪莲果上市');
  const page = await app.visitPage(`${AREA}/list?q=雪莲果`, { as: 'admin' });
  const title = page.getByRole('link', { name: '雪莲果上市', exact: true });
  await title.waitFor();
  await expectNoAxeViolations(page);
  await title.click({ button: 'middle' });
  await closeTab(`${AREA}/40/edit`, '编辑新闻');

  await page.getByRole('link', { name: '在网站上查看「雪莲果上市」（新窗口）' }).click();
  const site = await closeTab('/news/details?id=40', '雪莲果上市');
  expect(site.canAccessOpener).toBe(false);

  const picture = page.getByRole('row', { name: /雪莲果上市/ }).locator('.picture');
  const box = await picture.boundingBox();
  if (!box) throw new Error('No picture');
  // The title's link lies over the picture.
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await seeAddress(page, `${AREA}/40/edit`);
});

it('Ctrl+K finds a record by keyboard, and by touch on a phone', async () => {
  news(40, '雪莲果上市');
  const page = await app.visitPage('/backstage/site/friendly-link/list', { as: 'admin' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '搜索内容、页面与命令' }).waitFor();
  await page.keyboard.type('雪莲果');
  await see(page, '1 个结果');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  await seeAddress(page, `${AREA}/40/edit`);

  const phone = await app.visitPage('/backstage/site/friendly-link/list', {
    as: 'admin',
    ...PHONE,
  });
  await phone
    .getByRole('button', { name: /^搜索/ })
    .first()
    .tap();
  await phone.getByRole('combobox', { name: '搜索内容、页面与命令' }).fill('雪莲果');
  await phone.getByRole('option', { name: /^雪莲果上市/ }).tap();
  await seeAddress(phone, `${AREA}/40/edit`);
});

it('a link is picked by mouse, and by touch on a phone', async () => {
  news(40, '雪莲果上市');
  const path = '/backstage/site/advertisement-rota/1/edit';
  for (const phone of [false, true]) {
    const page = await app.visitPage(path, { as: 'admin', ...(phone && PHONE) });
    const field = page.getByRole('combobox', { name: '链接' });
    await field.fill('雪莲果');
    const option = page.getByRole('option', { name: /^雪莲果上市/ });
    await option.waitFor();
    if (!phone) await expectNoAxeViolations(page);
    await (phone ? option.tap() : option.click());
    await see(page, '链接到行业新闻「雪莲果上市」');
    expect(await field.inputValue()).toBe('/news/details?id=40');
  }
  const page = await app.visitPage(path, { as: 'admin' });
  await page.getByRole('combobox', { name: '链接' }).fill('/news/details?id=40');
  await press(page, SAVE);
  await see(page, SAVED);
  expect(app.db.advertisements.find(1)?.link).toBe('/news/details?id=40');
});
