import { screen, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dialect } from '#src/api/dialects/dialect.ts';
import type { Language } from '#src/i18n/languages.ts';
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
async function openWith(path: string, permissions: string[] | undefined, language?: Language) {
  const token = buildLocalToken({ id: 1, username: 'admin', role: 'admin', permissions });
  session.start({ token, bearer: mock.signIn('admin') });
  return renderApp(path, { ...(language && { language }) });
}

const link = (name: string | RegExp) => screen.queryByRole('link', { name });

it('the menu has the entries of what a person may open, and each form asks for its own permission', async () => {
  const { router } = await openWith(`${NEWS}/list`, ['content:news:list', 'site:links:*']);
  const menu = within(await screen.findByRole('navigation', { name: '主导航' }));
  expect(menu.getByRole('link', { name: '友情链接' })).toBeVisible();
  for (const name of ['产品', '用户管理', '发布新闻']) expect(menu.queryByText(name)).toBeNull();

  await router.navigate('/backstage/content/products/list');
  expect(await screen.findByRole('heading', { level: 1, name: '没有访问权限' })).toBeVisible();
  await router.navigate('/backstage/site/friendly-link/new');
  expect(await screen.findByRole('textbox', { name: /^名称/ })).toBeVisible();
});

it('a part of a permission may stand for all, and each action asks for its own', async () => {
  await openWith(`${NEWS}/list`, ['content:*:list', 'content:news:edit']);
  expect((await screen.findAllByRole('link', { name: /^编辑「/ })).length).toBeGreaterThan(0);
  expect(screen.queryAllByRole('button', { name: /^删除「/ })).toEqual([]);
  expect(link('发布新闻')).toBeNull();
});

it('changes nothing for who may do everything', async () => {
  await openWith(`${NEWS}/1/edit`, ['*:*:*']);
  await screen.findByRole('textbox', { name: /^标题/ });
  expect(await screen.findByRole('link', { name: '用户管理' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: '发布新闻' }).length).toBeGreaterThan(0);
  expect(screen.queryByText(/现在只能查看/)).toBeNull();
});

const NOTICES = [
  ['cn', /现在只能查看，不能修改/, '没有访问权限'],
  ['en', /change nothing/, 'No access'],
] as const;

it.each(NOTICES)(
  'where the server should say what a person may do and does not, they only read, and are told why once (%s)',
  async (language, reason, refused) => {
    const { router } = await openWith(`${NEWS}/list`, undefined, language);
    await screen.findAllByRole('checkbox');
    expect(screen.getAllByText(reason)).toHaveLength(1);
    expect(document.querySelector('main a[href$="/new"], main a[href$="/edit"]')).toBeNull();
    expect(document.querySelector('[data-delete], [role=switch]')).toBeNull();
    await router.navigate(`${NEWS}/new`);
    expect(await screen.findByRole('heading', { level: 1, name: refused })).toBeVisible();
    expect(screen.getAllByText(reason)).toHaveLength(1);
  },
);

it('where the server does not say what an editor may do, their role still keeps them out', async () => {
  const token = buildLocalToken({ id: 2, username: 'linxia', role: 'editor' });
  session.start({ token, bearer: mock.signIn('linxia') });
  await renderApp('/backstage/system/user/list');
  expect(await screen.findByRole('heading', { level: 1, name: '没有访问权限' })).toBeVisible();
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

it('the calendar moves nothing for who may only read', async () => {
  const [news] = mock.db.news.all();
  if (!news) throw new Error('The mock has no news');
  Object.assign(news, { status: 0, publishTime: new Date().toISOString() });
  const { user } = await openWith('/backstage/calendar', ['*:*:list']);
  const [entry] = await screen.findAllByRole('link', { name: /^行业新闻「.+ 发布$/ });
  expect(entry).not.toHaveAttribute('aria-keyshortcuts');
  expect(screen.queryByText(/拖到另一天/)).toBeNull();
  entry?.focus();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(mock.db.requests.of('PUT /news/update')).toHaveLength(0);
});
