import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import type { Collection, Row } from '#src/mocks/collection.ts';
import { deletedId } from '#src/lib/local-copies/copy.ts';
import { localCopies } from '#src/lib/local-copies/local-copies.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { session } from '#src/session/session-store.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { SAVE, SAVED } from '#tests/support/save-button.ts';
import { saveAnd } from './save-and.ts';

// B14: what a server that answers "saved" did not store of what it was sent.

const NEWS = '/backstage/content/industry-news';
const LATE = { timeout: 20_000 };

beforeEach(() => localCopies.removeAll('admin'));

/** Lets the server change what it is sent before it stores it; it answers as if it had not. */
function filter<T extends Row>(
  path: string,
  rows: Collection<T>,
  change: (sent: Record<string, unknown>, stored: T | undefined) => Partial<T>,
  answer: (sent: object) => unknown = () => true,
) {
  const bodyOf = async (request: Request) => {
    const sent: unknown = await request.json();
    if (!isRecord(sent)) throw new Error('The body is no record');
    return sent;
  };
  const [first] = rows.all();
  if (!first) throw new Error('The mock has no records');
  mock.server.use(
    http.put(`*/api/${path}/update`, async ({ request }) => {
      const sent = await bodyOf(request);
      const stored = rows.find(sent.id) ?? first;
      rows.replace({ ...stored, ...sent, ...change(sent, stored), id: stored.id });
      return HttpResponse.json({ success: true, data: answer(sent) });
    }),
    http.post(`*/api/${path}/create`, async ({ request }) => {
      const sent = await bodyOf(request);
      const { id } = rows.insert((id) => ({ ...first, ...sent, ...change(sent, undefined), id }));
      return HttpResponse.json({ success: true, data: id });
    }),
  );
}

const withoutTable = ({ content }: Record<string, unknown>) => ({
  content: String(content).replace(/<table.*<\/table>/s, ''),
});
const WITH_TABLE = '<p>参数</p><table><tbody><tr><td>12 V</td></tr></tbody></table>';

function news(id: number) {
  const found = mock.db.news.find(id);
  if (!found) throw new Error(`The mock has no news ${id}`);
  return found;
}

const titleField = () => screen.findByRole('textbox', { name: /^标题/ }, LATE);

/** Pasted, which takes less time than typing. */
async function fill(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

const rename = async (user: UserEvent, title: string) => fill(user, await titleField(), title);

it('a filter that takes the table out of the text is named in the toast and at the field, and the text stays', async () => {
  mock.db.news.replace({ ...news(1), content: WITH_TABLE });
  filter('news', mock.db.news, withoutTable, (sent) => sent);
  const { user, router } = await renderApp(`${NEWS}/1/edit`, { as: 'admin' });
  await rename(user, '新标题');
  await user.click(screen.getByRole('button', { name: SAVE }));
  const toasts = await screen.findByRole('region', { name: /^通知/ });
  expect(await within(toasts).findByText('没有全部保存，填写的内容仍在', {}, LATE)).toBeVisible();
  expect(within(toasts).getByText('服务器没有保留：正文（部分文字、表格）')).toBeVisible();
  expect(screen.queryByText(SAVED)).toBeNull();
  expect(router.state.location.pathname).toBe(`${NEWS}/1/edit`);
  const text = await screen.findByRole('textbox', { name: '正文' });
  expect(text).toHaveAccessibleDescription(/服务器没有保留其中的部分文字、表格/);
  expect(text).toHaveTextContent('12 V');
  // The rest is saved.
  expect(news(1).title).toBe('新标题');
  expect(screen.queryByRole('button', { name: '撤销「标题」的修改' })).toBeNull();
  expect(await screen.findByRole('button', { name: '撤销「正文」的修改' })).toBeVisible();

  // The server has learnt it meanwhile.
  mock.server.resetHandlers();
  await user.click(screen.getByRole('button', { name: SAVE }));
  await screen.findByText(SAVED, {}, LATE);
  expect(news(1).content).toContain('<table');
}, 60_000);

it('of a new record what was not stored is in its form, to be saved again, and no second record is created', async () => {
  filter('news', mock.db.news, () => ({ summary: '' }));
  const count = mock.db.news.all().length;
  const { user, router } = await renderApp(`${NEWS}/new?copy=1`, { as: 'admin' });
  await rename(user, '新标题');
  await fill(user, screen.getByRole('textbox', { name: /^摘要/ }), '新的摘要');
  await user.click(screen.getByRole('button', { name: SAVE }));
  await screen.findByText('服务器没有保留：摘要', {}, LATE);
  expect(screen.queryByText(SAVED)).toBeNull();
  const created = mock.db.news.all().find(({ title }) => title === '新标题');
  await waitFor(() => expect(router.state.location.pathname).toBe(`${NEWS}/${created?.id}/edit`));
  const summary = await screen.findByRole('textbox', { name: /^摘要/ }, LATE);
  await waitFor(() => expect(summary).toHaveValue('新的摘要'), LATE);
  expect(summary).toHaveAccessibleDescription(/服务器没有保留所填的内容/);

  mock.server.resetHandlers();
  await user.click(screen.getByRole('button', { name: SAVE }));
  await screen.findByText(SAVED, {}, LATE);
  expect(mock.db.news.all()).toHaveLength(count + 1);
  expect(mock.db.news.find(created?.id)?.summary).toBe('新的摘要');
}, 60_000);

it('a switch goes back where the server ignores the status, and nothing says that the record is hidden', async () => {
  filter('news', mock.db.news, (_sent, stored) => ({ status: stored?.status }));
  const { user } = await renderApp(`${NEWS}/list?status=0`, { as: 'admin' });
  const [control] = await screen.findAllByRole('switch', { name: /^在网站上显示「/ });
  if (!control) throw new Error('There is no switch');
  const title = /「(.+)」$/.exec(control.ariaLabel ?? '')?.[1] ?? '';
  await user.click(control);
  const toast = (await screen.findByText(`「${title}」没有全部保存`, {}, LATE)).closest('li');
  expect(toast).toHaveTextContent('服务器没有保留：状态');
  await waitFor(() =>
    expect(screen.getByRole('switch', { name: `在网站上显示「${title}」` })).toBeChecked(),
  );
  expect(screen.queryByText(`已隐藏「${title}」`)).toBeNull();
}, 60_000);

it('a bulk action names the rows whose status the server ignores', async () => {
  filter('news', mock.db.news, (_sent, stored) => ({ status: stored?.status }));
  const { user } = await renderApp(`${NEWS}/list?status=0`, { as: 'admin' });
  const boxes = await screen.findAllByRole('checkbox', { name: /^选择行/ });
  for (const box of boxes.slice(0, 2)) await user.click(box);
  const bar = within(screen.getByRole('region', { name: '批量操作' }));
  await user.click(bar.getByRole('button', { name: '隐藏' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '确认隐藏' }));
  await user.click(dialog.getByRole('button', { name: '隐藏' }));
  await waitFor(() => expect(dialog.getAllByText('服务器没有保留：状态')).toHaveLength(2), LATE);
  expect(screen.queryByText(/已隐藏/)).toBeNull();
}, 60_000);

it('an import names the field of each row that the server did not store', async () => {
  filter('news', mock.db.news, () => ({ source: '' }));
  const [category] = mock.db.newsCategories.all();
  const { user } = await renderApp(`${NEWS}/list`, { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: '导入' }));
  await screen.findByRole('heading', { name: '选择文件' });
  const rows = ['标题,分类,来源', `甲,${category?.name},网上`, `乙,${category?.name},`];
  await user.upload(
    screen.getByLabelText('选择文件', { selector: 'input' }),
    new File([rows.join('\n')], '新闻.csv', { type: 'text/csv' }),
  );
  await user.click(await screen.findByRole('button', { name: '下一步' }));
  await user.click(await screen.findByRole('button', { name: '导入 2 行' }));
  const grid = within(await screen.findByRole('grid', { name: /每一行的结果/ }));
  const failed = within(await grid.findByRole('row', { name: /甲/ }));
  expect(await failed.findByText(/来源.*服务器没有保留所填的内容/, {}, LATE)).toBeVisible();
  expect(await within(grid.getByRole('row', { name: /乙/ })).findByText('已导入')).toBeVisible();
}, 60_000);

it('the own name that the server ignores is named in the dialog, and is not shown as the own one', async () => {
  filter('user', mock.db.users, (_sent, stored) => ({ nickname: stored?.nickname }));
  const { user } = await renderApp('/backstage/site/friendly-link/list', { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: /^账户/ }));
  await user.click(await screen.findByRole('button', { name: '我的资料' }));
  await screen.findByRole('button', { name: SAVE }, LATE);
  const dialog = within(screen.getByRole('dialog', { name: '我的资料' }));
  const name = await dialog.findByLabelText(/^姓名/, { selector: 'input' }, LATE);
  await fill(user, name, '陆衡');
  await user.click(dialog.getByRole('button', { name: SAVE }));
  expect(await dialog.findByText(/服务器没有保留：姓名/, {}, LATE)).toBeVisible();
  expect(name).toHaveValue('陆衡');
  expect(name).toHaveAccessibleDescription(/服务器没有保留所填的内容/);
  expect(session.getState().user).not.toMatchObject({ displayName: '陆衡' });
}, 60_000);

it('of a new user what the server drops is saved by the next press, and no second user is created', async () => {
  filter('user', mock.db.users, () => ({ remark: '' }));
  const { user } = await renderApp('/backstage/system/user/list#new', { as: 'admin' });
  const dialog = within(await screen.findByRole('dialog', { name: '新建用户' }, LATE));
  const field = (label: RegExp) => dialog.findByLabelText(label, { selector: 'input, textarea' });
  await fill(user, await field(/^用户名/), 'baihe');
  await fill(user, await field(/^密码/), 'long enough');
  await fill(user, await field(/^再次输入密码/), 'long enough');
  await fill(user, await field(/^备注/), '夜班');
  await user.click(dialog.getByRole('button', { name: SAVE }));
  expect(await dialog.findByText(/服务器没有保留：备注/, {}, LATE)).toBeVisible();
  expect(await field(/^备注/)).toHaveAccessibleDescription(/服务器没有保留所填的内容/);

  mock.server.resetHandlers();
  await user.click(dialog.getByRole('button', { name: SAVE }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LATE);
  const created = mock.db.users.all().filter(({ username }) => username === 'baihe');
  expect(created).toMatchObject([{ remark: '夜班' }]);
}, 60_000);

it('of a restored record what the server dropped is a draft of the new one', async () => {
  filter('news', mock.db.news, withoutTable);
  const fields = { ...news(2), title: '第一条', content: WITH_TABLE };
  const key = { user: 'admin', type: 'news', record: '900' };
  const copy = { kind: 'deleted', id: deletedId(key), ...key, title: '第一条' } as const;
  await localCopies.write({ ...copy, at: Date.now(), isSure: true, fields });
  const { user, router } = await renderApp('/backstage/recently-deleted', { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: '恢复「第一条」' }, LATE));
  const dialog = within(await screen.findByRole('alertdialog', {}, LATE));
  await user.click(dialog.getByRole('button', { name: '恢复' }));
  expect(await screen.findByText('「第一条」没有全部保存，其余的在草稿中', {}, LATE)).toBeVisible();
  expect(screen.getByText('服务器没有保留：正文（部分文字、表格）')).toBeVisible();
  const created = mock.db.news.all().find(({ title }) => title === '第一条');
  await router.navigate(`${NEWS}/${created?.id}/edit`);
  await user.click(await screen.findByRole('button', { name: '恢复' }, LATE));
  await waitFor(
    async () =>
      expect(await screen.findByRole('textbox', { name: '正文' })).toHaveTextContent('12 V'),
    LATE,
  );
}, 60_000);

it('a save that waited for the network is a draft where the server did not store it', async () => {
  const [link] = mock.db.links.all();
  if (!link) throw new Error('The mock has no link');
  filter('links', mock.db.links, () => ({ name: link.name }));
  const key = { user: 'admin', type: 'links', record: String(link.id) };
  await localCopies.write({
    ...key,
    kind: 'waiting',
    id: 'earlier',
    at: Date.now(),
    title: '改过',
    values: { name: '改过' },
    base: { name: link.name },
    names: ['name', 'url'],
    isUncertain: false,
  });
  await renderApp('/backstage/overview', { as: 'admin' });
  expect(await screen.findByText('「改过」没有全部保存，其余的在草稿中', {}, LATE)).toBeVisible();
  expect(screen.getByText('服务器没有保留：名称')).toBeVisible();
  expect(await localCopies.ofPerson('draft', 'admin')).toMatchObject([
    { values: { name: '改过' } },
  ]);
}, 60_000);

it('a server that sanitises and rounds saves without a word', async () => {
  mock.db.news.replace({ ...news(1), content: WITH_TABLE });
  filter('news', mock.db.news, ({ content, publishTime, tags }) => ({
    content: String(content).replaceAll('<td>', '<td style="">').replaceAll('</p>', '</p>\n'),
    publishTime: String(publishTime).slice(0, 19).replace('T', ' ') + '+00:00',
    tags: v.parse(v.array(v.string()), tags).toReversed(),
  }));
  const { user } = await renderApp(`${NEWS}/1/edit`, { as: 'admin' });
  await rename(user, '新标题');
  await saveAnd(user, '保存并继续');
  await screen.findByText(SAVED, {}, LATE);
  expect(await screen.findByText('没有修改')).toBeVisible();
}, 60_000);
