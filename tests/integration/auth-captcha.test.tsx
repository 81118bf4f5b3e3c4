import { screen, waitFor } from '@testing-library/dom';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { dialect } from '#src/api/dialects/dialect.ts';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { fillIn, findField, findToast, press, readAlerts } from './auth-actions.ts';

const SIGN_IN = '/auth/jwt-local/sign-in';
const CAPTCHA = 'GET /system/captcha';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

beforeEach(() => mock.db.askForCode(true));

/** What the server answers instead of its captcha. */
function answerCaptcha(answer: () => Response) {
  mock.server.use(http.get('*/api/system/captcha', answer));
}

const captchaIs = (data: JsonBodyType) =>
  answerCaptcha(() => HttpResponse.json({ success: true, data }));

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

it.each([
  ['a picture without a prefix', PIXEL, `data:image/png;base64,${PIXEL}`],
  [
    'Base64 in lines',
    `${PIXEL.slice(0, 40)}\r\n${PIXEL.slice(40)}`,
    `data:image/png;base64,${PIXEL}`,
  ],
  ['the text of an SVG', SVG, `data:image/svg+xml,${encodeURIComponent(SVG)}`],
  ['a data URL', `data:image/gif;base64,${PIXEL}`, `data:image/gif;base64,${PIXEL}`],
])(
  "A3: takes RuoYi's captcha, %s, and sends its code back under its names",
  async (_what, img, src) => {
    const sent: unknown[] = [];
    captchaIs({ captchaEnabled: true, uuid: 'u-1', img });
    mock.server.use(
      http.post('*/api/user/login', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ success: false, message: '验证码已失效' });
      }),
    );
    const { user } = await renderApp(SIGN_IN);
    expect(await picture()).toHaveAttribute('src', src);
    expect(document.querySelector('script')).toBeNull();
    await fillIn(user);
    await user.type(await findField('验证码'), '7');
    await press(user, '登录');
    expect(await readAlerts()).toEqual(['验证码已失效']);
    expect(sent).toEqual([{ username: 'admin', password: 'demo1234', code: '7', uuid: 'u-1' }]);
  },
);

it.each([
  [
    { captchaId: 'c-1', captchaBase64: `data:image/png;base64,${PIXEL}` },
    { captchaId: 'c-1', captchaCode: '7' },
  ],
  [
    { captchaId: 'c-1', picPath: PIXEL },
    { captchaId: 'c-1', captchaCode: '7' },
  ],
  [
    { id: 'c-1', img: PIXEL },
    { captchaId: 'c-1', captcha: '7' },
  ],
  [
    { key: 'c-1', image: PIXEL },
    { key: 'c-1', code: '7' },
  ],
])('A3: reads a captcha as %j, and sends its code back', async (data, proof) => {
  const sent: unknown[] = [];
  captchaIs(data);
  mock.server.use(
    http.post('*/api/user/login', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: false, message: '验证码已失效' });
    }),
  );
  const { user } = await renderApp(SIGN_IN);
  expect(await picture()).toHaveAttribute('src', `data:image/png;base64,${PIXEL}`);
  await fillIn(user);
  await user.type(await findField('验证码'), '7');
  await press(user, '登录');
  expect(await readAlerts()).toEqual(['验证码已失效']);
  expect(sent).toEqual([{ username: 'admin', password: 'demo1234', ...proof }]);
});

it.each([
  [
    'has switched the captcha off',
    () => HttpResponse.json({ success: true, data: { captchaEnabled: false } }),
  ],
  ['answers with null', () => HttpResponse.json({ success: true, data: null })],
  ['knows no such call', () => HttpResponse.json({ message: 'Not Found' }, { status: 404 })],
  [
    'says in its envelope that it knows no such call',
    () => HttpResponse.json({ success: false, code: 404 }),
  ],
])('A3: asks for no code where the server %s', async (_what, answer) => {
  await mock.db.askForCode(false);
  answerCaptcha(answer);
  const { user } = await renderApp(SIGN_IN);
  await fillIn(user);
  await press(user, '登录');
  expect(await findToast('登录成功，欢迎回来')).toBeVisible();
  expect(screen.queryByLabelText(/^验证码/)).toBeNull();
  expect(screen.queryByRole('button', { name: /验证码|重新获取/ })).toBeNull();
});

it('A3: by default the mock asks for no code', async () => {
  await mock.db.reset();
  const { user } = await renderApp(SIGN_IN);
  await fillIn(user);
  await press(user, '登录');
  expect(await findToast('登录成功，欢迎回来')).toBeVisible();
});

it('A3: waits for the answer whether a code is asked for before it signs in', async () => {
  const answer = Promise.withResolvers<undefined>();
  mock.server.use(
    http.get('*/api/system/captcha', async () => {
      await answer.promise;
      return HttpResponse.json({ success: true, data: { id: '1', image: SVG } });
    }),
  );
  const { user, db } = await renderApp(SIGN_IN);
  await fillIn(user);
  await press(user, '登录');
  answer.resolve(undefined);
  expect(await findField('验证码')).toHaveAccessibleDescription('此项为必填');
  expect(db.requests.of('POST /user/login')).toHaveLength(0);
});

it('A3: the place of the code is there while the captcha of a dialect that names it is asked for', async () => {
  dialect.calls[CAPTCHA] = 'GET /system/captcha';
  onTestFinished(() => {
    delete dialect.calls[CAPTCHA];
  });
  const { db } = await renderApp(SIGN_IN, { faults: { [CAPTCHA]: 'hang' } });
  expect(await findField('验证码')).toBeVisible();
  db.faults.clear();
});

it('A3: asks for a code after a failure where the server wants one from then on', async () => {
  await mock.db.askForCode(false);
  const { user, db } = await renderApp(SIGN_IN);
  await fillIn(user, 'admin', 'wrong');
  await waitFor(() => expect(db.requests.of(CAPTCHA)).toHaveLength(1));
  mock.server.use(
    http.post(
      '*/api/user/login',
      async () => {
        await mock.db.askForCode(true);
        return HttpResponse.json({ success: false, message: '用户名或密码错误' });
      },
      { once: true },
    ),
  );
  await press(user, '登录');
  expect(await picture()).toBeVisible();
});

it('brings another picture on a click', async () => {
  const { user, db } = await renderApp(SIGN_IN);
  const first = (await picture()).getAttribute('src');
  await press(user, '换一张验证码');
  await waitFor(() => expect(db.requests.of(CAPTCHA)).toHaveLength(2));
  expect((await picture()).getAttribute('src')).not.toBe(first);
});

it.each([
  ['html', '服务器返回了无法识别的内容'],
  ['429,retry-after=0', '操作过于频繁'],
  ['no', '获取验证码失败'],
])('says why the picture did not come (%s), and tries again on a click', async (fault, reason) => {
  if (fault === 'no') {
    const refused = () => HttpResponse.json({ success: false, message: reason });
    mock.server.use(http.get('*/api/system/captcha', refused, { once: true }));
  }
  const { user, db } = await renderApp(
    SIGN_IN,
    fault === 'no' ? {} : { faults: { [CAPTCHA]: fault } },
  );
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('验证码加载失败');
  expect(alert).toHaveTextContent(reason);
  db.faults.clear();
  const again = screen.getByRole('button', { name: '重新获取' });
  await user.click(again);
  expect(await picture()).toBeVisible();
  expect(again).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('A3: a captcha that fails blocks nobody where the server asks for no code', async () => {
  await mock.db.askForCode(false);
  const { user } = await renderApp(SIGN_IN, { faults: { [CAPTCHA]: '500' } });
  await screen.findByRole('alert');
  await fillIn(user);
  await press(user, '登录');
  expect(await findToast('登录成功，欢迎回来')).toBeVisible();
});

it('A3: without a picture nobody signs in where it is known that the server asks for a code', async () => {
  const { user, db } = await renderApp(SIGN_IN);
  await picture();
  db.faults.set(CAPTCHA, '500');
  await press(user, '换一张验证码');
  await screen.findByRole('alert');
  await fillIn(user);
  await press(user, '登录');
  await waitFor(() => expect(db.requests.of(CAPTCHA).length).toBeGreaterThan(3));
  db.faults.clear();
  await press(user, '登录');
  expect(await picture()).toBeVisible();
  expect(await findField('验证码')).toHaveAccessibleDescription('此项为必填');
  expect(db.requests.of('POST /user/login')).toHaveLength(0);
});

it.each(['验证码错误', '验证码已过期', '请输入验证码'])(
  'A4: says "%s" as the server says it, and shows another picture',
  async (message) => {
    mock.server.use(
      http.post('*/api/user/login', () => HttpResponse.json({ success: false, message })),
    );
    const { user, db } = await renderApp(SIGN_IN);
    await picture();
    await fillIn(user);
    await user.type(await findField('验证码'), 'abcd');
    await press(user, '登录');
    expect(await readAlerts()).toEqual([message]);
    await waitFor(() => expect(db.requests.of(CAPTCHA)).toHaveLength(2));
  },
);

it.each([
  [
    'with status 429',
    () => new HttpResponse('Too many requests', { status: 429, headers: { 'Retry-After': '595' } }),
    '595 秒后',
  ],
  [
    'with 429 in its envelope',
    () => HttpResponse.json({ success: false, code: 429, message: '稍后再试' }),
    '稍后再试',
  ],
])('A4: too many sign-ins are called so, %s', async (_what, answer, words) => {
  await mock.db.askForCode(false);
  mock.server.use(http.post('*/api/user/login', answer));
  const { user } = await renderApp(SIGN_IN);
  await fillIn(user);
  await press(user, '登录');
  const [text] = await readAlerts();
  expect(text).toContain(words);
  expect(text).not.toContain('用户名或密码错误');
});
