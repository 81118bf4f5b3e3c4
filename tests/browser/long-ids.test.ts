import { expect, it } from 'vitest';
import { exactNumber } from '#src/lib/records/exact-json.ts';
import { fillIn, press, see, seeAddress, seeHeading } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { SAVED } from '#tests/support/save-button.ts';

const app = serveForTests();

const LIST = '/backstage/content/industry-news/list';
const [FIRST, SECOND, TRACE] = [
  '1747890123456789013',
  '1747890123456789014',
  '1747890123456789017',
];

/** Two news whose ids differ in a digit that JavaScript numbers do not have, in a category of such an id. */
function insertNews() {
  const [category] = app.db.newsCategories.all();
  const [news] = app.db.news.all();
  if (!category || !news) throw new Error('The mock has no news');
  const categoryId = exactNumber('1747890123456789021');
  app.db.newsCategories.insert(() => ({ ...category, id: categoryId, name: '雪花分类' }));
  const insert = (digits: string, title: string) =>
    app.db.news.insert(() => ({
      ...news,
      id: exactNumber(digits),
      categoryId,
      title,
      pinned: true,
      status: 0,
      publishTime: '2026-01-01T00:00:00.000Z',
      traceId: exactNumber(TRACE),
    }));
  insert(FIRST, '第一条长编号');
  insert(SECOND, '第二条长编号');
}

/** Keeps the body of the last update: the browser's own log of requests has none of a `Request`. */
function keepBody(): void {
  const send = window.fetch;
  window.fetch = async (input, init) => {
    if (input instanceof Request && input.method === 'PUT')
      Object.assign(window, { sentBody: await input.clone().text() });
    return send(input, init);
  };
}

it('C5: of two records whose ids differ in the 19th digit visitors open the right one', async () => {
  insertNews();
  const page = await app.visitPage('/news');
  await page.getByRole('link', { name: '第二条长编号' }).first().click();
  await seeAddress(page, `/news/details?id=${SECOND}`);
  await seeHeading(page, '第二条长编号');
  await page.goto(`/news/details?id=${FIRST}`);
  await seeHeading(page, '第一条长编号');
});

it('C5: a save and a deletion send the digits of such ids, and of fields that nobody knows, as they came', async () => {
  insertNews();
  const page = await app.visitPage(`${LIST}?q=${encodeURIComponent('长编号')}`, { as: 'admin' });
  await page.getByRole('link', { name: '编辑「第二条长编号」' }).click();
  await see(page, '雪花分类');
  await press(page, /^其他内容/);
  await see(page, TRACE);
  await fillIn(page, /^标题/, '改过的长编号');
  await page.evaluate(keepBody);
  await page.keyboard.press('Control+S');
  await see(page, SAVED);
  const body = await page.evaluate<string>('window.sentBody');
  expect(body).toContain(`"id":${SECOND},`);
  expect(body).toContain('"categoryId":1747890123456789021,');
  expect(body).toContain(`"traceId":${TRACE}`);

  await page.goto(`${LIST}?q=${encodeURIComponent('长编号')}`);
  await press(page, '删除「改过的长编号」');
  await press(page.getByRole('alertdialog'), '删除');
  const toast = page.locator('li').filter({ hasText: '已删除「改过的长编号」' });
  await press(toast, '关闭');
  await expect.poll(() => app.db.news.find(SECOND)).toBeUndefined();
  const [deletion] = app.db.requests.of('DELETE /news/delete');
  expect(new URL(deletion?.url ?? '').search).toBe(`?id=${SECOND}`);
  expect(app.db.news.find(FIRST)?.title).toBe('第一条长编号');
});
