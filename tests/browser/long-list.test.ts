import type { Page, Response } from 'playwright-core';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { press, see, seeAddress } from './support/actions.ts';
import { serveForTests } from './support/app.ts';

const TOTAL = 100_000;
const SIZE = 20;
const LIST = '/backstage/content/industry-news/list';

const Answer = v.object({ data: v.object({ list: v.array(v.unknown()) }) });

const app = serveForTests({ rows: { news: TOTAL } });

/** Notes how long the lists are that the server answers with, and how many bytes they have. */
function watchAnswers(page: Page): { rows: number; bytes: number }[] {
  const answers: { rows: number; bytes: number }[] = [];
  page.on('response', (response) => void note(response));
  const note = async (response: Response) => {
    if (!response.url().includes('/api/news/page')) return;
    // Leaving a page takes away what it has not read yet.
    const text = await response.text().catch(() => undefined);
    if (text === undefined) return;
    answers.push({
      rows: v.parse(Answer, JSON.parse(text)).data.list.length,
      bytes: text.length,
    });
  };
  return answers;
}

const shownRows = (page: Page) => page.getByRole('link', { name: /^编辑「/ }).count();

it('B1: a list of 100,000 pages, sorts and filters with one page of rows at a time', async () => {
  const page = await app.openPage('/backstage', {
    as: 'admin',
    profile: { reducedMotion: 'reduce' },
  });
  const answers = watchAnswers(page);
  await page.goto(LIST);
  await see(page, '100,000');
  expect(await shownRows(page)).toBe(SIZE);

  await press(page, '下一页');
  await seeAddress(page, /page=2/);
  await page.goto(`${LIST}?page=5000`);
  await see(page, /99,981/);
  expect(await shownRows(page)).toBe(SIZE);

  await page.getByRole('columnheader', { name: '浏览量' }).click();
  await seeAddress(page, /sort=/);
  await page.getByRole('searchbox', { name: '搜索' }).fill('没有这样的内容');
  await page.keyboard.press('Enter');
  await see(page, '没有符合条件的内容');
  await press(page, '清除筛选');
  await see(page, '100,000');
  expect(await shownRows(page)).toBe(SIZE);

  expect(answers.length).toBeGreaterThan(2);
  expect(Math.max(...answers.map(({ rows }) => rows))).toBe(SIZE);
  expect(Math.max(...answers.map(({ bytes }) => bytes))).toBeLessThan(200_000);
});
