import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialect } from '#src/api/dialects/dialect.ts';
import { session } from '#src/session/session-store.ts';
import { buildLocalToken } from '#src/session/token.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';

beforeEach(() => {
  dialect.permissions = 'permissions';
});
afterEach(() => {
  dialect.permissions = null;
});

const NEWS = '/backstage/content/industry-news';

/** Opens a page as somebody with these permissions; undefined for a server that names none. */
async function openWith(path: string, permissions: string[] | undefined) {
  const token = buildLocalToken({ id: 1, username: 'admin', role: 'admin', permissions });
  session.start({ token, bearer: mock.signIn('admin') });
  return renderApp(path);
}

const button = (name: string | RegExp) => screen.queryByRole('button', { name });
const link = (name: string | RegExp) => screen.queryByRole('link', { name });

it('what a person may only read has no buttons, no menu entry for new records, and no forms', async () => {
  const { user, router } = await openWith(`${NEWS}/list`, ['content:news:list', 'site:links:*']);
  const [, box] = await screen.findAllByRole('checkbox');
  if (!box) throw new Error('There are no rows');
  expect(screen.queryAllByRole('link', { name: /^编辑「/ })).toEqual([]);
  expect(screen.queryAllByRole('button', { name: /^删除「/ })).toEqual([]);
  expect(link('发布新闻')).toBeNull();
  expect(button('导入')).toBeNull();
  await user.click(box);
  await screen.findByText('已选择 1 项');
  for (const name of ['删除', '显示', '隐藏', '修改']) expect(button(name)).toBeNull();

  const menu = within(screen.getByRole('navigation', { name: '主导航' }));
  expect(menu.getByRole('link', { name: '友情链接' })).toBeVisible();
  expect(menu.queryByText('产品')).toBeNull();
  expect(menu.queryByText('用户管理')).toBeNull();

  for (const path of [`${NEWS}/new`, `${NEWS}/1/edit`, '/backstage/content/products/list']) {
    await router.navigate(path);
    // The heading of the page before has the same words.
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: '没有访问权限' })).toBeVisible(),
    );
  }
  await router.navigate('/backstage/site/friendly-link/new');
  expect(await screen.findByRole('textbox', { name: /^名称/ })).toBeVisible();
});

it('a part of a permission may stand for all, and each action asks for its own', async () => {
  await openWith(`${NEWS}/list`, ['content:*:list', 'content:news:edit']);
  expect((await screen.findAllByRole('link', { name: /^编辑「/ })).length).toBeGreaterThan(0);
  expect(screen.queryAllByRole('button', { name: /^删除「/ })).toEqual([]);
  expect(link('发布新闻')).toBeNull();
});

it.each([['*:*:*'], undefined])('changes nothing for %j', async (...permissions) => {
  await openWith(`${NEWS}/1/edit`, permissions[0] === undefined ? undefined : ['*:*:*']);
  await screen.findByRole('textbox', { name: /^标题/ });
  expect(await screen.findByRole('link', { name: '用户管理' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: '发布新闻' }).length).toBeGreaterThan(0);
});

it('the overview has the actions and cards of what a person may do alone', async () => {
  await openWith('/backstage/overview', ['content:news:*']);
  const actions = within(await screen.findByRole('navigation', { name: '常用操作' }));
  expect(actions.getByRole('link', { name: '发布新闻' })).toBeVisible();
  expect(actions.getAllByRole('link')).toHaveLength(1);
  expect(await screen.findByRole('region', { name: '未来 7 天' })).toBeVisible();
  expect(screen.queryByRole('region', { name: '近 7 天的访问' })).toBeNull();
  expect(mock.db.requests.of('GET /access-log/get')).toHaveLength(0);
  expect(mock.db.requests.of('GET /job/page')).toHaveLength(0);
});

/** Lists, and their controls that send a change at once or lead to one. */
const WRITES = [
  ['content/productscategory/list', /^移动「/],
  ['system/menu/list', /^(?:移动「|把「.+(?:提升一级|下级|移到第一级)$)/],
  ['system/menu/list/foot', /^移动「/],
  ['site/advertisement-rota/list', /^移动「/],
  ['site/friendly-link/list', /^移动「/],
  ['content/industry-news-category/list', /^移动「/],
  ['content/products/list', '调整顺序'],
  ['content/honor/list', '调整顺序'],
  ['site/enquiry/list', /^把.+标为已处理$/],
  ['site/company-info/list', /^设为使用中/],
  ['system/access-log/list', '清理旧记录'],
  ['column/photo-management/download', '上传图片'],
] as const;

/** Opens a list with a circle in the menu and all of its tools. */
async function openList(path: string, permissions: string[]) {
  const [one, other] = mock.db.menu.all().filter(({ parentId }) => parentId === null);
  if (!one || !other) throw new Error('The mock has no menu');
  Object.assign(one, { parentId: other.id });
  Object.assign(other, { parentId: one.id });
  const { user } = await openWith(`/backstage/${path}`, permissions);
  await screen.findByRole('searchbox');
  await waitFor(() => expect(screen.queryByRole('status', { name: '正在加载…' })).toBeNull());
  const tools = button('更多工具');
  if (tools) await user.click(tools);
}

// By label and text, because role queries are slow in a large page.
const named = (name: string | RegExp) => [
  ...screen.queryAllByLabelText(name),
  ...screen.queryAllByText(name),
];

describe('what sends a change at once', () => {
  it.each(WRITES)('is not in %s for who may only read', async (path, name) => {
    await openList(path, ['*:*:list']);
    expect(named(name)).toEqual([]);
  });

  it.each(WRITES)('is in %s for who may do it', async (path, name) => {
    await openList(path, ['*:*:list', '*:*:edit', '*:*:remove', '*:*:add']);
    await waitFor(() => expect(named(name)).not.toEqual([]));
  });
});

it('a photo’s details say what it shows, without a field and buttons, to who may only read', async () => {
  const { user } = await openWith('/backstage/column/photo-management/download', ['*:*:list']);
  const [details] = await screen.findAllByRole('button', { name: /的详情$/ });
  if (!details) throw new Error('There are no photos');
  await user.click(details);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(/处内容使用这张图片|没有内容使用这张图片/);
  expect(dialog.queryByRole('textbox')).toBeNull();
  expect(dialog.queryByRole('button', { name: /删除|替换|保存/ })).toBeNull();
});

it('the calendar moves nothing for who may only read', async () => {
  const [news] = mock.db.news.all();
  if (!news) throw new Error('The mock has no news');
  Object.assign(news, { status: 0, publishTime: new Date().toISOString() });
  const { user } = await openWith('/backstage/calendar', ['*:*:list']);
  const [entry] = await screen.findAllByRole('link', { name: /^行业新闻「.+ 发布$/ });
  expect(entry).not.toHaveAttribute('aria-keyshortcuts');
  expect(screen.queryByText(/^拖动可以改期/)).toBeNull();
  entry?.focus();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(mock.db.requests.of('PUT /news/update')).toHaveLength(0);
});
