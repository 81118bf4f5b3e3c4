import { screen, waitFor, within } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { dialect } from '#src/api/dialects/dialect.ts';
import { issueToken } from '#src/mocks/tokens.ts';
import { isPermitted } from '#src/session/permissions.ts';
import { session } from '#src/session/session-store.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { fillIn, press, readAlerts } from './auth-actions.ts';

const SIGN_IN = '/auth/jwt-local/sign-in?returnTo=%2Fbackstage%2Fsystem%2Fuser%2Flist';
const USER_MENU = '用户管理';

let token = '';
let tokens: (string | null)[] = [];

afterEach(() => {
  dialect.calls['GET /user/info'] = null;
});
beforeEach(() => {
  dialect.calls['GET /user/info'] = 'GET {path}/info';
  tokens = [];
  const [user] = mock.db.users.all();
  if (user) token = issueToken(mock.db, user);
  // RuoYi's sign-in tells the token alone.
  mock.server.use(
    http.post('*/api/user/login', () => HttpResponse.json({ success: true, data: { token } })),
  );
});

function answerInfo(data: unknown) {
  mock.server.use(
    http.get('*/api/user/info', ({ request }) => {
      tokens.push(request.headers.get('Authorization'));
      return HttpResponse.json({ success: data !== null, data, message: '获取用户信息失败' });
    }),
  );
}

async function signIn() {
  const app = await renderApp(SIGN_IN);
  await fillIn(app.user, 'ry');
  await press(app.user, '登录');
  return app;
}

const claims = () =>
  waitFor(() => {
    const { user } = session.getState();
    if (user === null) throw new Error('Nobody is signed in');
    return user;
  });

it('A3: reads person and role in a second call before the menu is shown', async () => {
  answerInfo({
    user: { userId: 2, userName: 'ry', nickName: '若依', avatar: '', password: 'hash' },
    roles: ['common', 'editor'],
    permissions: [],
  });
  await signIn();
  expect(await claims()).toMatchObject({ id: 2, username: 'ry', nickname: '若依', role: 'editor' });
  expect(tokens).toEqual([`Bearer ${token}`]);
  expect(JSON.stringify(localStorage)).not.toContain('hash');
  expect(await screen.findByRole('heading', { level: 1, name: '没有访问权限' })).toBeVisible();
  const menu = within(screen.getByRole('navigation', { name: '主导航' }));
  expect(menu.getAllByRole('link').length).toBeGreaterThan(0);
  expect(menu.queryByText(USER_MENU)).toBeNull();
});

it('A3: a token that came with its prefix is sent with one', async () => {
  const prefixed = { success: true, data: { token: `Bearer ${token}` } };
  mock.server.use(http.post('*/api/user/login', () => HttpResponse.json(prefixed)));
  answerInfo({ user: { userId: 2, userName: 'ry' }, roles: ['editor'] });
  await signIn();
  await claims();
  expect(tokens).toEqual([`Bearer ${token}`]);
});

it('A3: asks nothing more where the person signs in with jwt, whose token names the role', async () => {
  answerInfo({ role: 'editor' });
  const { user } = await renderApp('/auth/jwt/sign-in');
  await fillIn(user);
  await press(user, '登录');
  expect(await claims()).toMatchObject({ username: 'admin', role: 'admin' });
  expect(tokens).toEqual([]);
});

it('A5: the loading screen stands while the second call is under way, and goes if it fails', async () => {
  const answer = Promise.withResolvers<undefined>();
  mock.server.use(
    http.get('*/api/user/info', async () => {
      await answer.promise;
      return HttpResponse.json({ success: false, data: null, message: '获取用户信息失败' });
    }),
  );
  await signIn();
  expect(await screen.findByText('加载中…')).toBeVisible();
  answer.resolve(undefined);
  expect(await screen.findByRole('alert')).toHaveTextContent('获取用户信息失败');
  expect(screen.queryByText('加载中…')).toBeNull();
  expect(screen.getByRole('textbox', { name: '用户名' })).toHaveValue('ry');
});

it('A3: keeps the typed username where the second call names the role alone', async () => {
  answerInfo({ role: 'editor', username: null });
  await signIn();
  expect(await claims()).toMatchObject({ username: 'ry', role: 'editor' });
});

it.each([
  ['an administrator', ['common', 'admin'], 'admin'],
  ['roles as objects', [{ roleKey: 'editor' }], 'editor'],
  ['roles as objects of another kind', [{ id: 1, value: 'admin', name: '管理员' }], 'admin'],
  ['a role in capitals', ['GUEST', 'ADMIN'], 'admin'],
  ["a server's own role", ['chief'], 'chief'],
])('A3: reads the role of %s', async (_what, roles, role) => {
  answerInfo({ user: { userName: 'ry' }, roles });
  await signIn();
  expect(await claims()).toMatchObject({ role });
});

it('B6: reads what the person may do by a call of its own, in the words of the server', async () => {
  const before = { ...dialect };
  Object.assign(dialect, {
    permissions: 'codes',
    permissionWords: { add: 'create', remove: 'delete' },
    calls: { ...dialect.calls, 'GET /user/permissions': 'GET {path}/permissions' },
  });
  onTestFinished(() => void Object.assign(dialect, before));
  answerInfo({ username: 'ry', roles: ['ADMIN'] });
  const data = ['system:user:list', 'system:user:create', 'system:user:add'];
  mock.server.use(
    http.get('*/api/user/permissions', () => HttpResponse.json({ success: true, data })),
  );
  await signIn();
  expect(await screen.findByRole('button', { name: '新建用户' })).toBeVisible();
  const user = await claims();
  expect(user).toMatchObject({ codes: data });
  expect(isPermitted(user, 'system:user:remove')).toBe(false);
  expect(isPermitted({ ...user, codes: ['system:user:add'] }, 'system:user:add')).toBe(false);
});

it.each([
  ['refuses', null, '获取用户信息失败'],
  ['names no role', { user: { userName: 'ry' }, roles: [] }, ''],
])('A4: nobody is signed in where the second call %s', async (_what, data, message) => {
  answerInfo(data);
  const { router } = await signIn();
  const [text] = await readAlerts();
  expect(text).toContain(message);
  expect(text).not.toContain('用户名或密码错误');
  expect(session.getState().status).toBe('unauthenticated');
  expect(router.state.location.pathname).toBe('/auth/jwt-local/sign-in');
});
