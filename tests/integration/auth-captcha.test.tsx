import { screen, waitFor } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { fillIn, findField, findToast, press, readAlerts } from './auth-actions.ts';

// Must be set before the first import reads it.
vi.hoisted(() => vi.stubEnv('VITE_CAPTCHA', 'true'));

const SIGN_IN = '/auth/jwt-local/sign-in';
const CAPTCHA = 'GET /system/captcha';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

const picture = () => screen.findByRole('img', { name: '验证码图片' });

/** The code of the latest captcha. */
function code(): string {
  return [...mock.db.captchas.values()].at(-1) ?? '';
}

it('A3: asks for the code of a captcha where the server wants one', async () => {
  const { user } = await renderApp(SIGN_IN);
  expect((await picture()).getAttribute('src')).toMatch(/^data:image\//);
  await expectNoAxeViolations();
  await fillIn(user);
  await press(user, '登录');
  expect(await findField('验证码')).toHaveAccessibleDescription('此项为必填');
  await user.type(await findField('验证码'), code());
  await press(user, '登录');
  expect(await findToast('登录成功，欢迎回来')).toBeVisible();
});

it('A4: after a wrong code there is another picture, and user name and password stay', async () => {
  const { user, db } = await renderApp(SIGN_IN);
  await picture();
  await fillIn(user);
  await user.type(await findField('验证码'), 'wrong');
  await press(user, '登录');
  expect(await readAlerts()).toEqual(['验证码错误或已过期']);
  await waitFor(() => expect(db.requests.of(CAPTCHA)).toHaveLength(2));
  await picture();
  expect(await findField('验证码')).toHaveValue('');
  expect(await findField('密码')).toHaveValue('demo1234');
  await user.type(await findField('验证码'), code());
  await press(user, '登录');
  expect(await findToast('登录成功，欢迎回来')).toBeVisible();
});

it("A3: takes RuoYi's captcha, a picture without a prefix, and sends its code back under its names", async () => {
  const sent: unknown[] = [];
  mock.server.use(
    http.get('*/api/system/captcha', () =>
      HttpResponse.json({ success: true, data: { captchaEnabled: true, uuid: 'u-1', img: PIXEL } }),
    ),
    http.post('*/api/user/login', async ({ request }) => {
      sent.push(await request.clone().json());
    }),
  );
  const { user } = await renderApp(SIGN_IN);
  expect(await picture()).toHaveAttribute('src', `data:image/png;base64,${PIXEL}`);
  await fillIn(user);
  await user.type(await findField('验证码'), '7');
  await press(user, '登录');
  expect(await findToast('登录成功，欢迎回来')).toBeVisible();
  expect(sent).toEqual([{ username: 'admin', password: 'demo1234', code: '7', uuid: 'u-1' }]);
});

it('A3: asks for no code where the server has switched the captcha off', async () => {
  mock.server.use(
    http.get('*/api/system/captcha', () =>
      HttpResponse.json({ success: true, data: { captchaEnabled: false } }),
    ),
  );
  const { user } = await renderApp(SIGN_IN);
  await waitFor(() => expect(screen.queryByRole('button', { name: '换一张验证码' })).toBeNull());
  await fillIn(user);
  await press(user, '登录');
  expect(await findToast('登录成功，欢迎回来')).toBeVisible();
});

it('brings another picture on a click', async () => {
  const { user, db } = await renderApp(SIGN_IN);
  const first = (await picture()).getAttribute('src');
  await press(user, '换一张验证码');
  await waitFor(() => expect(db.requests.of(CAPTCHA)).toHaveLength(2));
  expect((await picture()).getAttribute('src')).not.toBe(first);
});

it('says that the picture did not come, and tries again on a click', async () => {
  const { user, db } = await renderApp(SIGN_IN, { faults: { [CAPTCHA]: 'html' } });
  expect(await screen.findByText('重新获取')).toBeVisible();
  db.faults.clear();
  await press(user, '换一张验证码');
  expect(await picture()).toBeVisible();
});
