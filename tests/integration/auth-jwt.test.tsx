import { screen, waitFor } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { readStoredSession } from '#src/session/session-storage.ts';
import { decodeToken } from '#src/session/token.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { fillIn, findField, findToast, press, readAlerts } from './auth-actions.ts';

// `vitest.config.ts` sets VITE_AUTH_METHOD=jwt and VITE_SIGN_UP=off for this file.

const LIST = '/backstage/site/friendly-link/list';

function answer(data: unknown): void {
  mock.server.use(http.post('*/api/user/login', () => HttpResponse.json({ success: true, data })));
}

it("A1, A5: with jwt configured the back office sends to jwt's sign-in", async () => {
  const { router } = await renderApp(LIST);
  await screen.findByRole('heading', { name: '登录您的账号' });
  expect(router.createHref(router.state.location)).toBe(
    `/auth/jwt/sign-in?returnTo=${encodeURIComponent(LIST)}`,
  );
});

it("A1: the session is the server's own token, with its expiry", async () => {
  const { user, router } = await renderApp(LIST);
  await fillIn(user);
  await press(user, '登录');
  await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
  const stored = readStoredSession();
  expect(stored?.token).toBe(stored?.bearer);
  expect(decodeToken(stored?.token ?? '')).toMatchObject({ username: 'admin', role: 'admin' });
});

it.each([
  ['no token', null, 'Invalid access token!'],
  ['a token that is no JWT', { token: 'abc' }, 'Invalid access token!'],
  ['a JWT without exp', { token: `e30.${btoa('{"sub":"1"}')}.x` }, 'Invalid access token!'],
  ['a JWT whose time is over', { token: `e30.${btoa('{"exp":5}')}.x` }, 'Token expired!'],
])('A9: a success with %s shows a clear message', async (_, data, message) => {
  answer(data);
  const { user, router } = await renderApp('/auth/jwt/sign-in');
  await fillIn(user);
  await press(user, '登录');
  const text = `服务器返回的登录令牌无法使用：${message}`;
  expect(await findToast(text)).toBeVisible();
  expect(await readAlerts()).toEqual([text]);
  expect(await findField('密码')).toHaveValue('demo1234');
  expect(router.state.location.pathname).toBe('/auth/jwt/sign-in');
  expect(readStoredSession()).toBeNull();
});

it.each(['/auth/jwt-local/sign-in', '/auth/jwt/sign-in'])(
  'A1: where sign-up is not offered, %s has no link to it',
  async (path) => {
    await renderApp(path);
    expect(await screen.findByRole('button', { name: '登录' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /注册/ })).toBeNull();
  },
);

it.each(['/auth/jwt-local/sign-up', '/auth/jwt/sign-up'])(
  'A1, R7: where sign-up is not offered, %s stays at its address',
  async (path) => {
    await renderApp(path);
    expect(await screen.findByRole('button', { name: '注册账号' })).toBeVisible();
  },
);
