import { screen, waitFor } from '@testing-library/dom';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { fillIn, findField, findToast, press, readAlerts } from './auth-actions.ts';

const SIGN_UP = '/auth/jwt-local/sign-up';
const CREATE = 'POST /user/create';

it('R7: makes an account, leads to signing in with the same method, and the account works', async () => {
  const { user, router, db } = await renderApp(`${SIGN_UP}?returnTo=%2Fbackstage%2Fnowhere`);
  expect(await screen.findByRole('heading', { name: '注册管理账号' })).toBeVisible();
  await fillIn(user, 'xinren', 'Greenhouse-26');
  await user.type(await findField('昵称'), '新人');
  await user.type(await findField('邮箱'), 'xinren@example.com');
  await press(user, '注册账号');
  expect(await findToast('注册成功，请登录')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/jwt-local/sign-in'));
  expect(router.state.location.search).toBe('?returnTo=%2Fbackstage%2Fnowhere');
  const made = db.users.all().find(({ username }) => username === 'xinren');
  expect(made).toMatchObject({ nickname: '新人', email: 'xinren@example.com' });

  await screen.findByRole('heading', { name: '登录您的账号' });
  await fillIn(user, 'xinren', 'Greenhouse-26');
  await press(user, '登录');
  expect(await findToast('登录成功，欢迎回来')).toBeVisible();
});

it('A1: sends no role, which would let anybody choose one', async () => {
  const bodies: unknown[] = [];
  mock.server.use(
    http.post('*/api/user/create', async ({ request }) => {
      bodies.push(await request.clone().json());
    }),
  );
  const { user } = await renderApp(SIGN_UP);
  await fillIn(user, 'xinren', 'Greenhouse-26');
  await press(user, '注册账号');
  await findToast('注册成功，请登录');
  expect(bodies).toEqual([
    { username: 'xinren', password: 'Greenhouse-26', nickname: '', email: '' },
  ]);
});

it("R7: jwt's sign-up leads to jwt's sign-in", async () => {
  const { user, router } = await renderApp('/auth/jwt/sign-up');
  await user.click(await screen.findByRole('link', { name: '登录' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/jwt/sign-in'));
});

it('says beside each field what is wrong, and asks the server nothing', async () => {
  const { user, db } = await renderApp(SIGN_UP);
  await user.type(await findField('密码'), 'short');
  await user.type(await findField('邮箱'), 'no address');
  await press(user, '注册账号');
  expect(await findField('用户名')).toHaveAccessibleDescription('此项为必填');
  expect(await findField('密码')).toHaveAccessibleDescription('至少 8 个字符');
  expect(await findField('邮箱')).toHaveAccessibleDescription('请输入有效的邮箱地址');
  expect(db.requests.of(CREATE)).toEqual([]);
});

it('says how strong the password is while it is typed', async () => {
  const { user } = await renderApp(SIGN_UP);
  const password = await findField('密码');
  expect(password).toHaveAccessibleDescription('至少 8 个字符');
  await user.type(password, 'greenhouse');
  expect(password).toHaveAccessibleDescription('密码强度：弱');
  await user.type(password, '26');
  expect(password).toHaveAccessibleDescription('密码强度：中');
  await user.type(password, '-Q');
  expect(password).toHaveAccessibleDescription('密码强度：强');
});

it('shows the server’s errors beside their fields, and keeps what was typed', async () => {
  const { user } = await renderApp(SIGN_UP);
  await fillIn(user, 'admin', 'Greenhouse-26');
  await press(user, '注册账号');
  const username = await findField('用户名');
  await waitFor(() => expect(username).toBeInvalid());
  expect(username).toHaveFocus();
  expect(username).toHaveValue('admin');
  expect(await findField('密码')).toHaveValue('Greenhouse-26');
  expect(await readAlerts()).toHaveLength(1);
});

it('two clicks create one account', async () => {
  const { user, db } = await renderApp(SIGN_UP, { faults: { [CREATE]: 'hold' } });
  await fillIn(user, 'xinren', 'Greenhouse-26');
  await user.dblClick(await screen.findByRole('button', { name: '注册账号' }));
  await waitFor(() => expect(db.requests.of(CREATE)).not.toHaveLength(0));
  db.faults.release();
  expect(await findToast('注册成功，请登录')).toBeVisible();
  expect(db.requests.of(CREATE)).toHaveLength(1);
});
