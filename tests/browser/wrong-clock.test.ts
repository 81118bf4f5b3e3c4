import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fillIn, press, see, seeAddress, seeHeading } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import type { PageOptions } from '#tools/browser/open-page.ts';
import { SAVE, SAVED } from '#tests/support/save-button.ts';

// Computers whose clock is wrong: what is published when is decided by the server's.

const app = serveForTests();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NEWS = '/backstage/content/industry-news';

/** Opens a page on a computer whose clock is fast by so many ms. */
async function open(path: string, fast: number, options: PageOptions = {}): Promise<Page> {
  const page = await app.openPage('about:blank', options);
  await page.clock.setSystemTime(Date.now() + fast);
  await page.goto(path);
  return page;
}

/** Moves a news item to so many ms from now. */
function publish(id: number, title: string, ahead: number): void {
  const publishTime = new Date(Date.now() + ahead).toISOString();
  Object.assign(app.db.news.find(id) ?? {}, { title, publishTime, pinned: true, status: 0 });
}

/** Lets the server send a news item that is not published yet, as some do. */
async function sendEarly(page: Page, id: number): Promise<void> {
  await page.route(/\/api\/news\/(page|top3)/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const row = JSON.stringify(app.db.news.find(id));
    await route.fulfill({ response, body: text.replace(/\[\{"id"/, `[${row},{"id"`) });
  });
}

describe("an editor's clock", () => {
  it('B2: that is 8 hours fast is told of, and publishes now', async () => {
    const page = await open(`${NEWS}/new`, 8 * HOUR, { as: 'admin' });
    await see(page, /^这台电脑的时钟快了8小时/);
    await page.getByText(/^将于 .* 发布$/).waitFor({ state: 'detached' });
    await fillIn(page, /^标题/, '现在就发布的新闻');
    await page.getByRole('combobox', { name: /^分类/ }).click();
    await page.getByRole('option').first().click();
    await page.getByRole('textbox', { name: '正文' }).click();
    await page.keyboard.type('正文');
    await press(page, SAVE);
    await see(page, SAVED);
    await seeAddress(page, `${NEWS}/list`);
    const created = app.db.news.all().find(({ title }) => title === '现在就发布的新闻');
    const age = Date.now() - Date.parse(created?.publishTime ?? '');
    expect(age).toBeGreaterThan(-5000);
    expect(age).toBeLessThan(2 * MINUTE);

    const visitor = await app.openPage(`/news/details?id=${created?.id}`);
    await seeHeading(visitor, '现在就发布的新闻');
  });

  it('B2: is corrected under what was typed before the server said its time', async () => {
    app.db.faults.set('*', 'hold');
    const page = await open(`${NEWS}/new`, -3 * 24 * HOUR, { as: 'admin', language: 'en' });
    await fillIn(page, /^Title/, 'Typed early');
    expect(await page.getByText(/^This computer's clock/).count()).toBe(0);
    app.db.faults.clear();
    app.db.faults.release();
    await see(page, /^This computer's clock is 3 days slow/);
    const today = String(new Date(Date.now() + 8 * HOUR).getUTCDate()).padStart(2, '0');
    const day = page.getByRole('group', { name: 'Publish time' }).getByRole('spinbutton').first();
    await expect.poll(() => day.innerText()).toBe(today);
    expect(await page.getByRole('textbox', { name: /^Title/ }).inputValue()).toBe('Typed early');
  });

  it('B8: that is wrong leaves no draft of a form in which nothing was typed', async () => {
    app.db.faults.set('*', 'hold');
    const page = await open('/backstage/content/recruitment-info/new', 2 * HOUR, { as: 'admin' });
    await page.getByRole('textbox', { name: /^职位名称/ }).waitFor();
    app.db.faults.clear();
    app.db.faults.release();
    await see(page, /^这台电脑的时钟快了2小时/);
    await see(page, '没有修改');
    await page.reload();
    await see(page, '没有修改');
    expect(await page.getByText(/未保存的草稿/).count()).toBe(0);
  });

  it.each([0, 30_000])('B2: that is fast by %i ms is not spoken of', async (fast) => {
    const page = await open(`${NEWS}/1/edit`, fast, { as: 'admin' });
    await see(page, '没有修改');
    expect(await page.getByText(/^这台电脑的时钟/).count()).toBe(0);
  });

  it('B1: does not decide what a list says of a time', async () => {
    publish(1, '三小时前发布', -3 * HOUR);
    publish(2, '三小时后发布', 3 * HOUR);
    for (const fast of [8 * HOUR, -8 * HOUR, 48 * HOUR]) {
      const page = await open(`${NEWS}/list?time=scheduled`, fast, { as: 'admin' });
      await see(page, '三小时后发布');
      expect(await page.getByText('三小时前发布').count()).toBe(0);
    }
  });
});

describe("a visitor's clock", () => {
  it('P7: that is 8 hours slow hides no news of three hours ago', async () => {
    publish(10, '三小时前的新闻', -3 * HOUR);
    const page = await open('/news/details?id=10', -8 * HOUR);
    await seeHeading(page, '三小时前的新闻');
    await page.goto('/news');
    await see(page, '三小时前的新闻');
    await page.goto('/home');
    await see(page, '三小时前的新闻');
  });

  it('P7: that is a day fast shows no news of tomorrow, at no time', async () => {
    publish(1, '明天的新闻', 12 * HOUR);
    const page = await app.openPage('about:blank');
    await page.clock.setSystemTime(Date.now() + 24 * HOUR);
    await sendEarly(page, 1);
    // Watched from the first moment, with answers that the browser keeps from the visit before, too.
    await page.addInitScript(() => {
      Object.assign(window, { titles: new Set() });
      new MutationObserver(() => {
        for (const { textContent } of document.querySelectorAll('h2, h3')) {
          Reflect.get(window, 'titles').add(textContent);
        }
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    const seen = () => page.evaluate(() => [...Reflect.get(window, 'titles')].map(String));
    const second = async () =>
      (await page.getByRole('main').getByRole('heading').allInnerTexts())[1];
    for (const visit of ['first', 'second']) {
      await page.goto('/news');
      await expect.poll(second).toBeTruthy();
      const titles = await seen();
      expect(titles.length, visit).toBeGreaterThan(3);
      expect(titles, visit).not.toContain('明天的新闻');
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
