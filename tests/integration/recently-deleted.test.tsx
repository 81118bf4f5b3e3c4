import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { type CopyOf, deletedId } from '#src/lib/local-copies/copy.ts';
import { localCopies } from '#src/lib/local-copies/local-copies.ts';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { endToast } from './end-toast.ts';

const LINKS = '/backstage/site/friendly-link/list';
const PAGE = '/backstage/recently-deleted';
// The first of all fetches the page's code.
const FIRST = { timeout: 20_000 };

type App = Awaited<ReturnType<typeof renderApp>>;

afterEach(async () => {
  for (const user of ['admin', 'linxia']) await localCopies.removeAll(user);
});

const found = (title: string) => mock.db.news.all().find((news) => news.title === title);

/** Deletes a record of the list that is shown, and lets its toast end. */
async function deleteRecord({ user }: Pick<App, 'user'>, title: string) {
  await user.click(await screen.findByRole('button', { name: `删除「${title}」` }, FIRST));
  const dialog = screen.getByRole('alertdialog');
  expect(dialog).toHaveAccessibleDescription(/之后 30 天内可以在这台电脑的“最近删除”中恢复。$/);
  await user.click(within(dialog).getByRole('button', { name: '删除' }));
  await endToast(user, `已删除「${title}」`);
}

/** Leaves a deleted news item on this computer. */
async function leaveDeleted(title: string, changes: Partial<CopyOf<'deleted'>> = {}) {
  const fields = { ...mock.db.news.find(2), id: title, title, status: 0 };
  const key = { user: 'admin', type: 'news', record: changes.record ?? title };
  const common = { kind: 'deleted', id: deletedId(key), ...key } as const;
  await localCopies.write({ ...common, title, at: Date.now(), isSure: true, fields, ...changes });
}

const restoreButton = (title: string) =>
  screen.findByRole('button', { name: `恢复「${title}」` }, FIRST);

async function restore({ user }: Pick<App, 'user'>, title: string) {
  await user.click(await restoreButton(title));
  const dialog = await screen.findByRole('alertdialog', { name: '恢复删除的内容' }, FIRST);
  return { dialog, confirm: within(dialog).getByRole('button', { name: '恢复' }) };
}

it('a deleted record is kept whole, and its list leads to it', async () => {
  const [link] = mock.db.links.all();
  if (!link) throw new Error('The mock has no link');
  Object.assign(link, { traceId: 'unknown' });
  const app = await renderApp(LINKS, { as: 'admin' });
  await deleteRecord(app, link.name);
  await waitFor(async () =>
    expect(await localCopies.ofPerson('deleted', 'admin')).toMatchObject([
      { isSure: true, fields: { traceId: 'unknown', url: link.url } },
    ]),
  );
  await app.user.click(screen.getByRole('button', { name: '更多工具' }));
  await app.user.click(screen.getByRole('button', { name: '最近删除' }));
  await restoreButton(link.name);
  expect(app.router.state.location).toMatchObject({ pathname: PAGE, search: '?type=links' });
  expect(screen.getByRole('combobox', { name: '类型' })).toHaveTextContent('友情链接');
});

it('restoring says what does not come back, and creates the record again with its fields, hidden', async () => {
  await leaveDeleted('第一条', {
    fields: { ...mock.db.news.find(2), title: '第一条', status: 0, tags: ['节水'] },
  });
  const app = await renderApp(PAGE, { as: 'admin' });
  await restoreButton('第一条');
  await expectNoAxeViolations(screen.getByRole('main'));
  const { dialog, confirm } = await restore(app, '第一条');
  expect(dialog).toHaveAccessibleDescription(/编号是新的.+浏览量从零开始.+先对访客隐藏/);
  await expectNoAxeViolations(dialog);
  await app.user.click(confirm);
  expect(await screen.findByText(/^已恢复并对访客隐藏/)).toBeVisible();
  const { summary, content, categoryId } = mock.db.news.find(2) ?? {};
  const news = found('第一条');
  expect(news).toMatchObject({ summary, content, categoryId, tags: ['节水'], status: 1, views: 0 });
  expect(news?.id).not.toBe(2);
  expect(screen.getByRole('link', { name: '第一条' })).toHaveAttribute(
    'href',
    `/backstage/content/industry-news/${news?.id}/edit`,
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: /^恢复「/ })).toBeNull());
  await app.router.navigate('/backstage/content/industry-news/list?q=第一条');
  expect(await screen.findByRole('button', { name: '删除「第一条」' }, FIRST)).toBeVisible();
});

it('what was shown is shown again at once on request, and what is refused stays, with the reason', async () => {
  await leaveDeleted('第一条');
  const app = await renderApp(PAGE, { as: 'admin' });
  mock.db.faults.set('POST /news/create', '409', {
    times: 1,
    body: { success: false, message: '标题已被占用' },
  });
  const { dialog, confirm } = await restore(app, '第一条');
  const inDialog = within(dialog);
  await app.user.click(inDialog.getByRole('checkbox', { name: /^恢复后立即对访客显示/ }));
  await app.user.click(confirm);
  expect(await inDialog.findByText('标题已被占用')).toBeVisible();
  await app.user.click(inDialog.getByRole('button', { name: '关闭' }));
  expect(await localCopies.ofPerson('deleted', 'admin')).toHaveLength(1);

  const again = await restore(app, '第一条');
  await app.user.click(within(again.dialog).getByRole('checkbox'));
  await app.user.click(again.confirm);
  await waitFor(() => expect(found('第一条')?.status).toBe(0));
  expect(await screen.findByText('已恢复，请打开检查：')).toBeVisible();
});

it('nobody else sees it, and what the server refuses to delete is not kept', async () => {
  const [link] = mock.db.links.all();
  if (!link) throw new Error('The mock has no link');
  const app = await renderApp(LINKS, { as: 'admin' });
  mock.db.faults.set('DELETE /links/delete', '409', { times: 1 });
  await deleteRecord(app, link.name);
  await screen.findByText(`「${link.name}」没有删除`);
  await waitFor(async () => expect(await localCopies.ofPerson('deleted', 'admin')).toEqual([]));

  await deleteRecord(app, link.name);
  await waitFor(async () =>
    expect(await localCopies.ofPerson('deleted', 'admin')).toMatchObject([
      { title: link.name, isSure: true },
    ]),
  );
  app.unmount();
  await renderApp(PAGE, { as: 'linxia' });
  expect(await screen.findByText('没有最近删除的内容', {}, FIRST)).toBeVisible();
});

it('several are restored together, and the rest is deleted from this computer with undo', async () => {
  for (const title of ['第一条', '第二条', '第三条']) await leaveDeleted(title);
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
  await waitFor(async () => expect(await localCopies.ofPerson('deleted', 'admin')).toEqual([]));
});

it('a deletion that a closed page has sent counts once the server no longer has the record', async () => {
  const unsure = { isSure: false, at: Date.now() - 3_600_000 };
  await leaveDeleted('仍然存在', { ...unsure, record: '2' });
  await leaveDeleted('已经不在', unsure);
  await renderApp(PAGE, { as: 'admin' });
  await restoreButton('已经不在');
  expect(screen.queryByText('仍然存在')).toBeNull();
  expect(await localCopies.ofPerson('deleted', 'admin')).toHaveLength(1);
});

it('a deletion whose answer was lost counts once the server no longer has the record', async () => {
  const [link] = mock.db.links.all();
  if (!link) throw new Error('The mock has no link');
  const app = await renderApp(LINKS, { as: 'admin' });
  mock.db.faults.set('DELETE /links/delete', 'hold,drop', { times: 1 });
  await deleteRecord(app, link.name);
  await waitFor(() => expect(mock.db.requests.of('DELETE /links/delete')).toHaveLength(1));
  mock.db.links.remove(link.id);
  mock.db.faults.release();
  await screen.findByText(`「${link.name}」没有删除`);
  await app.router.navigate(PAGE);
  expect(await restoreButton(link.name)).toBeVisible();
});

it('where storage is closed records are deleted all the same, and the page says so', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Storage is closed', 'SecurityError');
  });
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Storage is closed', 'SecurityError');
  });
  vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('Storage is closed', 'SecurityError');
  });
  const [link] = mock.db.links.all();
  if (!link) throw new Error('The mock has no link');
  const app = await renderApp(LINKS, { as: 'admin' });
  await deleteRecord(app, link.name);
  await waitFor(() => expect(mock.db.links.find(link.id)).toBeUndefined());
  expect(await screen.findByText(/已删除，但没能保留/)).toBeVisible();
  await app.router.navigate(PAGE);
  expect(await screen.findByText(/^无法读取此浏览器保存的内容/, {}, FIRST)).toBeVisible();
  vi.restoreAllMocks();
  await app.user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('没有最近删除的内容')).toBeVisible();
});

it.each([
  ['cn', '最近删除', 'zjsc'],
  ['en', 'Recently deleted', 'deleted'],
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
