import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { issueToken } from '#src/mocks/tokens.ts';
import { SESSION_KEY } from '#src/session/session-storage.ts';
import {
  fillIn,
  openAnotherTab,
  press,
  see,
  seeAddress,
  seeHeading,
} from '#tests/browser/support/actions.ts';
import { serveForTests } from '#tests/browser/support/app.ts';
import { countDrafts } from '#tests/browser/support/count-drafts.ts';
import { launchProfile } from '#tools/browser/launch-chromium.ts';
import { SAVE, SAVED } from '#tests/support/save-button.ts';

const app = serveForTests();
const NEWS = '/backstage/content/industry-news';
const LINKS = '/backstage/site/friendly-link';
const OFFER = /^有一份 .+ 未保存的草稿$/;
const ELSEWHERE = /^这条内容也在另一个标签页中打开了/;

/** Lets somebody else sit down at this browser. */
async function signInAs(page: Page, username: string): Promise<void> {
  const user = app.db.users.all().find((one) => one.username === username);
  if (!user) throw new Error(`No user ${username}`);
  const token = issueToken(app.db, user);
  await page.goto(`${app.url}/locales/cn/common.json`);
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    SESSION_KEY,
    JSON.stringify({ token, bearer: token }),
  ] as const);
}

async function openNew(page: Page): Promise<void> {
  await page.goto(`${app.url}${NEWS}/new`);
  await seeHeading(page, '发布新闻');
  await page.getByRole('textbox', { name: '正文' }).waitFor();
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `删除「${name}」`, exact: true });

it('B8: what was typed survives a reload, for its author only, and is gone once saved', async () => {
  const page = await app.visitPage(`${NEWS}/new`, { as: 'admin' });
  // Leaving with changes asks; a person in a hurry says yes.
  page.on('dialog', (dialog) => void dialog.accept());
  await fillIn(page, /^标题/, '写到一半的新闻');
  await page.getByRole('textbox', { name: '正文' }).click();
  await page.keyboard.type('第一段还没有写完');
  await page.mouse.wheel(0, 4000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await page.reload();
  await see(page, OFFER);
  // Browsers come back to where one was, which is far below the offer.
  await expect
    .poll(() => page.getByText(OFFER).evaluate((offer) => offer.getBoundingClientRect().top))
    .toBeGreaterThan(64);
  await press(page, '查看');
  const dialog = page.getByRole('dialog', { name: '未保存的草稿' });
  const text = dialog.getByRole('radiogroup', { name: '正文' });
  await text.getByText('第一段还没有写完').waitFor();
  expect(await dialog.textContent()).not.toMatch(/<p>|\[object/);
  await press(dialog, '继续编辑');

  await signInAs(page, 'linxia');
  await openNew(page);
  await page.getByText('没有修改').waitFor();
  expect(await page.getByText(OFFER).count()).toBe(0);

  await signInAs(page, 'admin');
  await openNew(page);
  await press(page, '恢复');
  await page.getByText('第一段还没有写完').waitFor();
  await page.getByRole('combobox', { name: /^分类/ }).click();
  await page.getByRole('option').first().click();
  await press(page, SAVE);
  await see(page, SAVED);
  await seeAddress(page, `${NEWS}/list`);
  const created = app.db.news.all().find(({ title }) => title === '写到一半的新闻');
  expect(created?.content).toContain('第一段还没有写完');
  await expect.poll(() => countDrafts(page)).toBe(0);
});

it('B8: a browser that crashes while somebody types loses at most the last second', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'profile-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const first = await launchProfile(folder);
  const page = await first.newPage();
  await signInAs(page, 'admin');
  await openNew(page);
  await page.getByRole('textbox', { name: /^摘要/ }).click();
  const typedAt: number[] = [];
  for (let count = 0; count < 60; count += 1) {
    await page.keyboard.type(String(count % 10));
    typedAt.push(Date.now());
    await page.waitForTimeout(50);
  }
  const diedAt = Date.now();
  const closed = first.waitForEvent('close');
  const devtools = await first.newCDPSession(page);
  await Promise.all([closed, devtools.send('Browser.crash').catch(() => {})]);

  const second = await launchProfile(folder);
  onTestFinished(() => second.close());
  const again = await second.newPage();
  await openNew(again);
  await press(again, '恢复');
  const kept = await again.getByRole('textbox', { name: /^摘要/ }).inputValue();
  const firstLost = typedAt[kept.length] ?? diedAt;
  const lost = diedAt - firstLost;
  console.log(
    `Killed while typing: ${kept.length} of ${typedAt.length} characters kept, ${lost} ms lost`,
  );
  expect(kept).toBe(
    typedAt
      .slice(0, kept.length)
      .map((_, count) => count % 10)
      .join(''),
  );
  expect(lost).toBeLessThanOrEqual(1000);
});

it('B8, B7: a record open in two tabs says so until one is closed, does not offer the other tab’s draft, and both lists show a save', async () => {
  const [link] = app.db.links.all();
  if (!link) throw new Error('The mock has no link');
  const form = `${LINKS}/${link.id}/edit`;
  const list = await app.visitPage(`${LINKS}/list`, { as: 'admin' });
  await rowOf(list, link.name).waitFor();
  const first = await openAnotherTab(list, form);
  await fillIn(first, /^简介/, '第一个标签页里写的');
  await see(first, /^草稿已存于/);
  expect(await first.getByText(ELSEWHERE).count()).toBe(0);

  const second = await openAnotherTab(list, form);
  await see(second, ELSEWHERE);
  await see(first, ELSEWHERE);
  expect(await second.getByText(OFFER).count()).toBe(0);

  // Left behind, it is lost work like any other.
  await first.close({ runBeforeUnload: false });
  await second.getByText(ELSEWHERE).waitFor({ state: 'hidden' });
  await see(second, OFFER);
  await press(second, '放弃');

  await fillIn(second, /^名称/, '改过的名称');
  const third = await openAnotherTab(list, form);
  await see(second, ELSEWHERE);
  const devtools = await third.context().newCDPSession(third);
  void devtools.send('Page.crash').catch(() => {});
  await second.getByText(ELSEWHERE).waitFor({ state: 'hidden' });

  await press(second, SAVE);
  await seeAddress(second, `${LINKS}/list`);
  await rowOf(list, '改过的名称').waitFor();
});
