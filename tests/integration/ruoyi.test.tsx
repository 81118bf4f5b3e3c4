import { screen, waitFor, within } from '@testing-library/dom';
import { http, type HttpHandler, HttpResponse } from 'msw';
import { expect, it, onTestFinished } from 'vitest';
import { dialect } from '#src/api/dialects/dialect.ts';
import { session } from '#src/session/session-store.ts';
import { buildLocalToken } from '#src/session/token.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { type RuoyiOptions, ruoyiServer } from '#tests/support/ruoyi-server.ts';
import { fillIn, findField, findToast, press } from './auth-actions.ts';

const ALL = { permissions: ['*:*:*'], roles: ['admin'] };
const USERS = '/backstage/system/user/list';
const NOTICES = '/backstage/site/announcement';

function serve(options: RuoyiOptions) {
  const { handlers, made } = ruoyiServer(options);
  mock.server.use(...handlers);
  return (call: string) => made.filter((one) => one.call === call).map(({ body }) => body);
}

async function openAs(path: string, options: RuoyiOptions, ...more: HttpHandler[]) {
  const bodiesOf = serve(options);
  mock.server.use(...more);
  const [role] = options.roles;
  const { permissions } = options;
  session.start({
    token: buildLocalToken({ id: 9, username: 'boss', role, permissions }),
    bearer: 'eyJ.server.token',
  });
  return { ...(await renderApp(path)), bodiesOf };
}

async function signIn(options: RuoyiOptions) {
  const bodiesOf = serve(options);
  const app = await renderApp('/auth/jwt-local/sign-in');
  await screen.findByRole('img', { name: '验证码图片' });
  await fillIn(app.user, 'ry', 'admin123');
  await app.user.type(await findField('验证码'), '7');
  await press(app.user, '登录');
  return { ...app, bodiesOf };
}

it('who may see the users alone comes to their list, and the menu has no other content', async () => {
  const { router, bodiesOf } = await signIn({
    permissions: ['system:user:list'],
    roles: ['common'],
  });
  expect(await screen.findByText('15666666666')).toBeVisible();
  expect(router.state.location.pathname).toBe(USERS);
  expect(bodiesOf('POST /login')).toEqual([
    { username: 'ry', password: 'admin123', code: '7', uuid: 'u-1' },
  ]);
  const menu = within(screen.getByRole('navigation', { name: '主导航' }));
  const names = menu.getAllByRole('link').map((link) => link.textContent);
  expect(names).toContain('用户管理');
  for (const name of ['菜单管理', '访问日志', '轮播广告', '图片库', '产品', '行业新闻']) {
    expect(names).not.toContain(name);
  }
  expect(screen.queryByRole('button', { name: '新建用户' })).toBeNull();
  expect(screen.queryByRole('button', { name: '导入' })).toBeNull();

  await router.navigate(`${NOTICES}/list`);
  expect(await screen.findByRole('heading', { level: 1, name: '没有访问权限' })).toBeVisible();
});

it('who may see the notices alone comes to their list, which the menu has for them', async () => {
  const { router } = await signIn({ permissions: ['system:notice:list'], roles: ['common'] });
  expect(await screen.findByText('停水')).toBeVisible();
  expect(router.state.location.pathname).toBe(`${NOTICES}/list`);
  const menu = within(screen.getByRole('navigation', { name: '主导航' }));
  expect(menu.getByRole('link', { name: '公告', current: 'page' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '发布公告' })).toBeNull();
  expect(screen.queryByRole('link', { name: /^编辑「/ })).toBeNull();
});

it('nobody can create an account where the dialect says so', async () => {
  serve(ALL);
  const { router } = await renderApp('/auth/jwt-local/sign-in');
  await screen.findByRole('heading', { name: '登录您的账号' });
  expect(screen.queryByRole('link', { name: /注册/ })).toBeNull();
  await router.navigate('/auth/jwt-local/sign-up');
  expect(await screen.findByRole('heading', { level: 1, name: /页面/ })).toBeVisible();
});

it('a user has no single role: neither in the list nor in its filters', async () => {
  await openAs(USERS, ALL);
  await screen.findByText('小若');
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).not.toContain('角色');
  expect(screen.queryByRole('combobox', { name: '角色' })).toBeNull();
  expect(screen.getByRole('combobox', { name: '状态' })).toBeVisible();
  expect(screen.getByText('已停用')).toBeVisible();
});

it("a new user gets some of the server's roles, by their ids", async () => {
  const { user, bodiesOf } = await openAs(`${USERS}#new`, ALL);
  await user.type(await findField('用户名'), 'xinren');
  await user.type(await findField('密码'), 'Greenhouse-26');
  await user.type(await findField('再次输入密码'), 'Greenhouse-26');
  await user.click(await screen.findByRole('combobox', { name: '角色' }));
  const options = await screen.findAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['普通角色', '编辑组', '停用的角色']);
  expect(options[2]).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('option', { name: '编辑组' }));
  await press(user, '保存');
  await findToast('创建成功');
  const [body] = bodiesOf('POST /system/user');
  expect(body).toMatchObject({ userName: 'xinren', roleIds: [3], postIds: [], status: '0' });
  expect(body).not.toHaveProperty('role');
});

it('a new user without roles is sent with empty lists', async () => {
  const { user, bodiesOf } = await openAs(`${USERS}#new`, { ...ALL, hidesRoles: true });
  await user.type(await findField('用户名'), 'xinren');
  await user.type(await findField('密码'), 'Greenhouse-26');
  await user.type(await findField('再次输入密码'), 'Greenhouse-26');
  await waitFor(() => expect(bodiesOf('GET /system/user/')).toHaveLength(1));
  await press(user, '保存');
  await findToast('创建成功');
  expect(bodiesOf('POST /system/user')).toMatchObject([{ roleIds: [], postIds: [] }]);
  expect(screen.queryByRole('combobox', { name: '角色' })).toBeNull();
});

it('a change of the name keeps roles and posts, and of the roles the posts', async () => {
  const { user, bodiesOf, router } = await openAs(`${USERS}#edit-1`, ALL);
  await user.type(await findField('姓名'), '二号');
  await press(user, '保存');
  await findToast('保存成功');
  expect(bodiesOf('PUT /system/user')).toMatchObject([
    { userId: 1, nickName: '若依二号', roleIds: [1, 3], postIds: [4] },
  ]);

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await router.navigate(`${USERS}#edit-1`);
  const roles = await screen.findByRole('combobox', { name: '角色' });
  // The record names a role that may not be given.
  expect(await screen.findByRole('button', { name: '超级管理员' })).toBeVisible();
  await user.click(roles);
  await user.click(await screen.findByRole('option', { name: '普通角色' }));
  await user.click(screen.getByRole('option', { name: '编辑组' }));
  await press(user, '保存');
  await waitFor(() => expect(bodiesOf('PUT /system/user')).toHaveLength(2));
  expect(bodiesOf('PUT /system/user')[1]).toMatchObject({ roleIds: [1, 2], postIds: [4] });
});

it('roles that the person may not read go back as they came', async () => {
  const { user, bodiesOf } = await openAs(`${USERS}#edit-1`, { ...ALL, hidesRoles: true });
  await user.type(await findField('姓名'), '二号');
  await waitFor(() => expect(screen.queryByRole('combobox', { name: '角色' })).toBeNull());
  await press(user, '保存');
  await findToast('保存成功');
  expect(bodiesOf('PUT /system/user')).toMatchObject([{ roleIds: [1, 3], postIds: [4] }]);
});

it('the hash of a password is shown to nobody', async () => {
  await openAs(`${USERS}#edit-1`, ALL);
  expect(await findField('用户名')).toHaveValue('admin');
  expect(await screen.findByText(/^其他内容/)).toBeInTheDocument();
  expect(document.body.textContent).not.toContain('$2a$10$hash');
});

it('notices have neither a place above the others nor times', async () => {
  const { user, router, bodiesOf } = await openAs(`${NOTICES}/list`, ALL);
  await screen.findByText('停水');
  expect(screen.queryByText(/长期有效/)).toBeNull();
  expect(bodiesOf('GET /system/notice/list?pageNum=1&pageSize=500').length).toBeGreaterThan(0);
  await user.click(screen.getByRole('combobox', { name: '状态' }));
  expect(screen.queryByRole('option', { name: /待发布|定时|即将/ })).toBeNull();
  await user.keyboard('{Escape}');

  await router.navigate(`${NOTICES}/1/edit`);
  await screen.findByRole('heading', { level: 1, name: '编辑公告' });
  expect(await screen.findByRole('combobox', { name: '类型' })).toHaveTextContent('通知');
  for (const name of [/^置顶/, /^发布时间/, /^失效时间/])
    expect(screen.queryByLabelText(name)).toBeNull();
  await user.type(await screen.findByRole('textbox', { name: /^标题/ }), '通知');
  await press(user, '更新');
  await findToast(/^保存成功/);
  const [body] = bodiesOf('PUT /system/notice');
  expect(body).toMatchObject({
    noticeId: 1,
    noticeTitle: '停水通知',
    noticeType: '1',
    status: '0',
  });
  for (const name of ['pinned', 'publishTime', 'expireTime']) expect(body).not.toHaveProperty(name);
});

it('what the server lacks is absent: recycle bin, photo library, the search of visits', async () => {
  const { router } = await openAs(USERS, ALL);
  expect(await screen.findByRole('button', { name: '导入' })).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.queryByRole('link', { name: '回收站' })).toBeNull();
  expect(main.getByRole('searchbox')).toBeVisible();
  const menu = within(screen.getByRole('navigation', { name: '主导航' }));
  expect(menu.queryByText('图片库')).toBeNull();
  await router.navigate('/backstage/column/photo-management/download');
  expect(await screen.findByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible();
  await router.navigate('/backstage/system/access-log/list');
  expect(await screen.findByRole('heading', { level: 1, name: '访问日志' })).toBeVisible();
  await screen.findByRole('button', { name: '刷新' });
  expect(within(screen.getByRole('main')).queryByRole('searchbox')).toBeNull();
});

it('a person whose records have no times has no calendar', async () => {
  const permissions = ['system:user:list', 'system:notice:list'];
  await openAs(USERS, { permissions, roles: ['common'] });
  const menu = within(await screen.findByRole('navigation', { name: '主导航' }));
  expect(menu.getByRole('link', { name: '站点体检' })).toBeVisible();
  expect(menu.queryByRole('link', { name: '内容日历' })).toBeNull();
});

it('rows cannot be put in order where the server has no field for it', async () => {
  const links = [1, 2].map((id) => ({
    id,
    name: `伙伴${id}`,
    url: 'https://a.example',
    status: 0,
  }));
  const answer = () => HttpResponse.json({ code: 200, msg: '查询成功', rows: links, total: 2 });
  const { resources } = dialect;
  onTestFinished(() => {
    dialect.resources = resources;
  });
  for (const [fields, handles] of [
    [{}, 2],
    [{ sort: null }, 0],
  ] as const) {
    dialect.resources = { ...resources, '/links': { ...resources['/links'], fields } };
    const list = http.get('*/prod-api/site/links/list', answer);
    const { unmount } = await openAs('/backstage/site/friendly-link/list', ALL, list);
    expect(await screen.findByText('伙伴2')).toBeVisible();
    expect(screen.queryAllByRole('button', { name: /^移动「/ })).toHaveLength(handles);
    unmount();
  }
});

it('a field and a call that the server does not have are neither in forms nor in menus', async () => {
  const { resources, calls } = dialect;
  onTestFinished(() => void Object.assign(dialect, { resources, calls }));
  dialect.resources = {
    ...resources,
    '/links': { ...resources['/links'], fields: { logo: null } },
  };
  dialect.calls = {
    ...calls,
    'PUT /user/reset-status': null,
    'PUT /user/update-password': null,
  };
  const { user, router } = await openAs('/backstage/site/friendly-link/new', ALL);
  expect(await screen.findByRole('textbox', { name: /^名称/ })).toBeVisible();
  expect(screen.queryByText('标志')).toBeNull();

  await router.navigate(USERS);
  const [more] = await screen.findAllByRole('button', { name: /^「.+」的更多操作$/ });
  await user.click(more ?? document.body);
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['删除']);
});
