import { screen, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dialect } from '#src/api/dialect.ts';
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
    expect(await screen.findByRole('heading', { level: 1, name: '没有访问权限' })).toBeVisible();
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
  expect(await screen.findByRole('region', { name: '待发布' })).toBeVisible();
  expect(screen.queryByRole('region', { name: '近 7 天的访问' })).toBeNull();
  expect(mock.db.requests.of('GET /access-log/get')).toHaveLength(0);
  expect(mock.db.requests.of('GET /job/page')).toHaveLength(0);
});
