import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { deletedStore } from '#src/admin/drafts/deleted-store.ts';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { endToast } from './end-toast.ts';

const NEWS = '/backstage/content/industry-news/list';
const PAGE = '/backstage/recently-deleted';
const TITLE = '误删的新闻';
// The first of all fetches the page's code.
const FIRST = { timeout: 20_000 };

type App = Awaited<ReturnType<typeof renderApp>>;

afterEach(async () => {
  for (const user of ['admin', 'linxia']) await deletedStore.removeAll(user);
});

/** The newest news item, with fields of its own, one of them unknown. */
function prepareNews(changes: Record<string, unknown> = {}) {
  const news = mock.db.news.find(1);
  if (!news) throw new Error('The mock has no news');
  mock.db.news.replace({
    ...news,
    title: TITLE,
    summary: '摘要还在',
    tags: ['温室', '节水'],
    status: 0,
    publishTime: new Date().toISOString(),
    ...changes,
  });
}

const found = (title = TITLE) => mock.db.news.all().find((news) => news.title === title);

/** Deletes a record of the list that is shown, and lets its toast end. */
async function deleteRecord({ user }: Pick<App, 'user'>, title = TITLE) {
  await user.click(await screen.findByRole('button', { name: `删除「${title}」` }, FIRST));
  const dialog = screen.getByRole('alertdialog');
  expect(dialog).toHaveAccessibleDescription(/之后 30 天内可以在这台电脑的“最近删除”中恢复。$/);
  await user.click(within(dialog).getByRole('button', { name: '删除' }));
  await endToast(user, `已删除「${title}」`);
}

const restoreButton = (title = TITLE) =>
  screen.findByRole('button', { name: `恢复「${title}」` }, FIRST);

async function restore({ user }: Pick<App, 'user'>, title = TITLE) {
  await user.click(await restoreButton(title));
  const dialog = await screen.findByRole('alertdialog', { name: '恢复删除的内容' }, FIRST);
  return { dialog, confirm: within(dialog).getByRole('button', { name: '恢复' }) };
}

it('what was deleted is found from the list, says what does not come back, and is created again, hidden', async () => {
  prepareNews({ traceId: 'unknown' });
  const app = await renderApp(NEWS, { as: 'admin' });
  await deleteRecord(app);
  await waitFor(() => expect(found()).toBeUndefined());

  await app.user.click(screen.getByRole('button', { name: '更多工具' }));
  await app.user.click(screen.getByRole('button', { name: '最近删除' }));
  await restoreButton();
  expect(app.router.state.location).toMatchObject({ pathname: PAGE, search: '?type=news' });
  expect(screen.getByRole('combobox', { name: '类型' })).toHaveTextContent('行业新闻');
  await expectNoAxeViolations(screen.getByRole('main'));
  const [kept] = await deletedStore.readAll('admin');
  expect(kept?.fields.traceId).toBe('unknown');

  const { dialog, confirm } = await restore(app);
  expect(dialog).toHaveAccessibleDescription(/编号是新的.+浏览量从零开始.+先对访客隐藏/);
  await expectNoAxeViolations(dialog);
  await app.user.click(confirm);
  expect(await screen.findByText(/^已恢复并对访客隐藏/)).toBeVisible();
  expect(found()).toMatchObject({
    summary: '摘要还在',
    tags: ['温室', '节水'],
    status: 1,
    views: 0,
  });
  expect(found()?.id).not.toBe(1);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^恢复「/ })).toBeNull());

  const path = `/backstage/content/industry-news/${found()?.id}/edit`;
  expect(screen.getByRole('link', { name: TITLE })).toHaveAttribute('href', path);
  await app.router.navigate(NEWS);
  expect(await screen.findByRole('button', { name: `删除「${TITLE}」` })).toBeVisible();
});

it('what was shown is shown again at once on request', async () => {
  prepareNews();
  const app = await renderApp(NEWS, { as: 'admin' });
  await deleteRecord(app);
  await waitFor(() => expect(found()).toBeUndefined());
  await app.router.navigate(PAGE);
  const { dialog, confirm } = await restore(app);
  await app.user.click(within(dialog).getByRole('checkbox', { name: /^恢复后立即对访客显示/ }));
  await app.user.click(confirm);
  await waitFor(() => expect(found()?.status).toBe(0));
});

it('what the server refuses to create again stays, with the reason', async () => {
  prepareNews();
  const app = await renderApp(NEWS, { as: 'admin' });
  await deleteRecord(app);
  await waitFor(() => expect(found()).toBeUndefined());
  await app.router.navigate(PAGE);
  mock.db.faults.set('POST /news/create', '409', {
    body: { success: false, message: '标题已被占用' },
  });
  const { dialog, confirm } = await restore(app);
  await app.user.click(confirm);
  expect(await within(dialog).findByText('标题已被占用')).toBeVisible();
  await app.user.click(within(dialog).getByRole('button', { name: '关闭' }));
  expect(await restoreButton()).toBeVisible();
  expect(await deletedStore.readAll('admin')).toHaveLength(1);
});

it('nobody else sees it, and what is undone or refused is not kept', async () => {
  prepareNews();
  const app = await renderApp(NEWS, { as: 'admin' });
  mock.db.faults.set('DELETE /news/delete', '409', { times: 1 });
  await deleteRecord(app);
  await screen.findByText(`「${TITLE}」没有删除`);
  await waitFor(async () => expect(await deletedStore.readAll('admin')).toEqual([]));

  await deleteRecord(app);
  await waitFor(async () =>
    expect(await deletedStore.readAll('admin')).toMatchObject([{ isSure: true }]),
  );
  app.unmount();
  const other = await renderApp(PAGE, { as: 'linxia' });
  expect(await screen.findByText('没有最近删除的内容', {}, FIRST)).toBeVisible();
  expect(other.router.state.location.pathname).toBe(PAGE);
});

it('several are restored together, and the rest is deleted from this computer with undo', async () => {
  const at = Date.now();
  const fields = { ...mock.db.news.find(2) };
  for (const [index, title] of ['第一条', '第二条', '第三条'].entries()) {
    await deletedStore.write({
      user: 'admin',
      type: 'news',
      record: `gone-${index}`,
      title,
      at: at - index,
      isSure: true,
      fields: { ...fields, id: `gone-${index}`, title },
    });
  }
  const app = await renderApp(PAGE, { as: 'admin' });
  await restoreButton('第一条');
  for (const title of ['第一条', '第二条']) {
    await app.user.click(screen.getByRole('checkbox', { name: `选择「${title}」` }));
  }
  const bar = within(screen.getByRole('region', { name: '批量操作' }));
  await app.user.click(bar.getByRole('button', { name: '恢复' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await app.user.click(dialog.getByRole('button', { name: '恢复' }));
  expect(await screen.findByText('已恢复 2 项')).toBeVisible();
  expect([found('第一条'), found('第二条')]).not.toContain(undefined);

  await app.user.click(screen.getByRole('button', { name: '全部删除' }));
  const question = within(await screen.findByRole('alertdialog'));
  await app.user.click(question.getByRole('button', { name: '删除' }));
  expect(await screen.findByText('没有最近删除的内容')).toBeVisible();
  await endToast(app.user, '已删除「第三条」');
  await waitFor(async () => expect(await deletedStore.readAll('admin')).toEqual([]));
});

it('a deletion that a closed page has sent counts once the server no longer has the record', async () => {
  const news = mock.db.news.find(2);
  if (!news) throw new Error('The mock has no news');
  const common = { user: 'admin', type: 'news', isSure: false, at: Date.now() - 3_600_000 };
  await deletedStore.write({ ...common, record: '2', title: '仍然存在', fields: { ...news } });
  await deletedStore.write({ ...common, record: 'gone', title: '已经不在', fields: { ...news } });
  await renderApp(PAGE, { as: 'admin' });
  await restoreButton('已经不在');
  expect(screen.queryByText('仍然存在')).toBeNull();
  expect(await deletedStore.readAll('admin')).toHaveLength(1);
});

it('where storage is closed records are deleted all the same, and the page says so', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Storage is closed', 'SecurityError');
  });
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Storage is closed', 'SecurityError');
  });
  vi.spyOn(IDBIndex.prototype, 'getAllKeys').mockImplementation(() => {
    throw new DOMException('Storage is closed', 'SecurityError');
  });
  prepareNews();
  const app = await renderApp(NEWS, { as: 'admin' });
  await deleteRecord(app);
  await waitFor(() => expect(found()).toBeUndefined());
  await app.router.navigate(PAGE);
  expect(await screen.findByText(/^无法读取此浏览器保存的内容/, {}, FIRST)).toBeVisible();
  vi.restoreAllMocks();
  await app.user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('没有最近删除的内容')).toBeVisible();
});

it.each([
  ['cn', '最近删除', 'zjsc'],
  ['cn', '最近删除', '删除'],
  ['en', 'Recently deleted', 'deleted'],
  ['en', 'Recently deleted', 'recently'],
] as const)('the search finds the page: %s, “%s” by “%s”', async (language, title, typed) => {
  const { user, router } = await renderApp('/backstage/calendar', { as: 'admin', language });
  await screen.findByRole('heading', { level: 1 }, FIRST);
  await user.keyboard('{Control>}k{/Control}');
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByRole('combobox')).toHaveFocus());
  await user.keyboard(typed);
  // Not by its name, in which jsdom leaves the space before a marked word out.
  const option = () =>
    dialog.queryAllByRole('option').find(({ textContent }) => textContent?.startsWith(title));
  await waitFor(() => expect(option()).toBeDefined());
  await user.click(option() ?? document.body);
  await waitFor(() => expect(router.state.location.pathname).toBe(PAGE));
  expect(await screen.findByRole('heading', { level: 1, name: title }, FIRST)).toBeVisible();
});
