import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { decodeToken } from '#src/session/token.ts';
import { readStoredSession } from '#src/session/session-storage.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { fillIn, findField, findToast, press, readAlerts } from './auth-actions.ts';

const SIGN_IN = '/auth/jwt-local/sign-in';
const LIST = '/backstage/site/friendly-link/list';
const LOGIN = 'POST /user/login';

/** Records the login calls' bodies. */
function watchLogin(): unknown[] {
  const bodies: unknown[] = [];
  mock.server.events.on('request:start', ({ request }) => {
    if (request.method === 'POST' && request.url.endsWith('/user/login')) {
      void request
        .clone()
        .json()
        .then((body) => bodies.push(body));
    }
  });
  return bodies;
}

beforeEach(() => mock.server.events.removeAllListeners());

describe('the sign-in page', () => {
  it('A2: has a title, a panel and labelled fields, and axe finds nothing', async () => {
    await renderApp(SIGN_IN);
    expect(await screen.findByRole('heading', { name: '登录您的账号' })).toBeVisible();
    expect(screen.getByText('使用管理员账号登录，管理网站内容。')).toBeVisible();
    expect(screen.getByText('工作管理')).toBeInTheDocument();
    expect(screen.getByText('轻松管理您的工作')).toBeInTheDocument();
    const panel = within(screen.getByRole('complementary'));
    const title = mock.db.companyInfo.all().find(({ inForce }) => inForce)?.title;
    expect(await panel.findByText(String(title))).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: '登录方式' })).toBeNull();
    expect(screen.getByRole('link', { name: '返回网站首页' })).toHaveAttribute('href', '/home');
    expect(await findField('用户名')).toHaveAttribute('autocomplete', 'username');
    expect(await findField('密码')).toHaveAttribute('autocomplete', 'current-password');
    await waitFor(() => expect(document.title).toContain('登录您的账号'));
  });

  it('A2: is shown in English too', async () => {
    await renderApp(SIGN_IN, { language: 'en' });
    expect(await screen.findByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
    expect(screen.getByText('Work management')).toBeInTheDocument();
    expect(screen.getByText(/^easily manage your work$/i)).toBeInTheDocument();
  });

  it('R7: /auth is the local sign-in', async () => {
    await renderApp('/auth');
    expect(await screen.findByRole('heading', { name: '登录您的账号' })).toBeVisible();
  });

  it('R5: an unknown path below /auth is not found', async () => {
    await renderApp('/auth/nothing-here');
    expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeVisible();
  });

  it('A4: says beside each field what is missing, and asks the server nothing', async () => {
    const { user, db } = await renderApp(SIGN_IN);
    await press(user, '登录');
    expect(await screen.findAllByText('此项为必填')).toHaveLength(2);
    expect(await findField('用户名')).toHaveFocus();
    expect(db.requests.of(LOGIN)).toEqual([]);
  });

  it('shows the password and hides it again', async () => {
    const { user } = await renderApp(SIGN_IN);
    const password = await findField('密码');
    expect(password).toHaveAttribute('type', 'password');
    await press(user, '显示密码');
    expect(password).toHaveAttribute('type', 'text');
    await press(user, '隐藏密码');
    expect(password).toHaveAttribute('type', 'password');
  });

  it('says that Caps Lock is on while the password is typed', async () => {
    const { user } = await renderApp(SIGN_IN);
    await user.click(await findField('密码'));
    await user.keyboard('{CapsLock}a');
    expect(await screen.findByText('大写锁定已开启')).toBeVisible();
    // Caps Lock off; browsers report it with the next key.
    await user.keyboard('{CapsLock}a');
    expect(screen.queryByText('大写锁定已开启')).toBeNull();
  });

  it('Enter submits; an Enter that chooses characters in an input method does not', async () => {
    const { user, db } = await renderApp(SIGN_IN);
    await fillIn(user);
    const username = await findField('用户名');
    const isLetThrough = (init: KeyboardEventInit) =>
      fireEvent.keyDown(username, { key: 'Enter', ...init });
    expect(isLetThrough({ isComposing: true })).toBe(false);
    expect(isLetThrough({ keyCode: 229 })).toBe(false);
    expect(isLetThrough({ keyCode: 13 })).toBe(true);
    await user.type(username, '{Enter}');
    expect(await findToast('登录成功，欢迎回来')).toBeVisible();
    expect(db.requests.of(LOGIN)).toHaveLength(1);
  });
});

describe('signing in', () => {
  it('A3: sends user name and password, stores a local token for three days, and goes to returnTo', async () => {
    const bodies = watchLogin();
    const { user, router } = await renderApp(`${LIST}?q=%E5%86%9C&sort=-sort#top`);
    await fillIn(user);
    await press(user, '登录');
    expect(await findToast('登录成功，欢迎回来')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
    expect(router.createHref(router.state.location)).toBe(`${LIST}?q=%E5%86%9C&sort=-sort#top`);
    expect(bodies).toEqual([{ username: 'admin', password: 'demo1234' }]);
    const { token = '', bearer } = readStoredSession() ?? {};
    const threeDays = Date.now() / 1000 + 259_200;
    expect(Math.abs(decodeToken(token).exp - threeDays)).toBeLessThan(60);
    expect(decodeToken(token)).toMatchObject({ username: 'admin', nickname: '系统管理员' });
    expect(bearer).not.toBe(token);
  });

  it('A3: without returnTo it goes to the back office', async () => {
    const { user, router } = await renderApp(SIGN_IN);
    await fillIn(user);
    await press(user, '登录');
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/backstage/site/advertisement-rota/list'),
    );
  });

  it('A6: a returnTo that leads off this site is not followed', async () => {
    const { user, router } = await renderApp(`${SIGN_IN}?returnTo=//evil.example`);
    await fillIn(user);
    await press(user, '登录');
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/backstage/));
  });

  it('A3: the way back from there is not the sign-in page', async () => {
    const { user, router } = await renderApp('/home');
    await router.navigate(SIGN_IN);
    await fillIn(user);
    await press(user, '登录');
    await waitFor(() => expect(router.state.location.pathname).toMatch(/list$/));
    await router.navigate(-1);
    expect(router.state.location.pathname).toBe('/home');
  });

  it('two clicks send one request', async () => {
    const { user, db } = await renderApp(SIGN_IN, { faults: { [LOGIN]: 'hold' } });
    await fillIn(user);
    await user.dblClick(await screen.findByRole('button', { name: '登录' }));
    await waitFor(() => expect(db.requests.of(LOGIN)).not.toHaveLength(0));
    db.faults.release();
    expect(await findToast('登录成功，欢迎回来')).toBeVisible();
    expect(db.requests.of(LOGIN)).toHaveLength(1);
  });

  it('A3: an answer without success: true signs nobody in, whatever its status', async () => {
    const answer = { code: 500, msg: '系统异常' };
    mock.server.use(http.post('*/api/user/login', () => HttpResponse.json(answer)));
    const { user } = await renderApp(SIGN_IN);
    await fillIn(user);
    await press(user, '登录');
    expect((await readAlerts()).join()).toContain('服务器返回的内容与约定不符');
    expect(readStoredSession()).toBeNull();
  });
});

describe('a failed sign-in', () => {
  it('A4: toasts and keeps what was typed', async () => {
    const { user, router } = await renderApp(SIGN_IN);
    await fillIn(user, 'admin', 'wrong-one');
    await press(user, '登录');
    expect(await findToast('用户名或密码错误')).toBeVisible();
    expect(await readAlerts()).toEqual(['用户名或密码错误']);
    expect(await findField('用户名')).toHaveValue('admin');
    expect(await findField('密码')).toHaveValue('wrong-one');
    expect(router.state.location.pathname).toBe(SIGN_IN);
    expect(readStoredSession()).toBeNull();
  });

  it("A4: says it in the reader's language, with the server's words beside", async () => {
    const { user } = await renderApp(SIGN_IN, { language: 'en' });
    await user.type(await findField('Username'), 'admin');
    await user.type(await findField('Password'), 'wrong-one');
    await press(user, 'Sign in');
    expect(await findToast('Incorrect username or password')).toBeVisible();
    expect(await readAlerts()).toEqual(['Incorrect username or password用户名或密码错误']);
  });

  it.each(['验证码错误', '验证码已失效'])(
    'A4: names another reason alone, also to a reader of English: %s',
    async (message) => {
      const { user } = await renderApp(SIGN_IN, { language: 'en' });
      mock.server.use(
        http.post('*/user/login', () => HttpResponse.json({ message }, { status: 401 })),
      );
      await user.type(await findField('Username'), 'admin');
      await user.type(await findField('Password'), 'wrong-one');
      await press(user, 'Sign in');
      expect(await findToast(message)).toBeVisible();
      expect(await readAlerts()).toEqual([message]);
    },
  );

  it.each(['该用户不存在', '密码输入有误，请重试', '认证失败'])(
    'A4: shows its own message for wrong credentials, and the server’s words below: %s',
    async (message) => {
      const { user } = await renderApp(SIGN_IN);
      mock.server.use(
        http.post('*/user/login', () => HttpResponse.json({ message }, { status: 401 })),
      );
      await fillIn(user, 'admin', 'wrong-one');
      await press(user, '登录');
      expect(await findToast('用户名或密码错误')).toBeVisible();
      expect(await readAlerts()).toEqual([`用户名或密码错误${message}`]);
    },
  );

  it.each([
    ['cn', '账号已锁定，请 10 分钟后再试'],
    ['en', 'Account locked, try again in 10 minutes'],
  ] as const)(
    'A4: another reason is shown in the server’s words alone, in %s',
    async (language, message) => {
      const { user } = await renderApp(SIGN_IN, { language });
      mock.server.use(
        http.post('*/user/login', () => HttpResponse.json({ success: false, message })),
      );
      await user.type(await findField(language === 'cn' ? '用户名' : 'Username'), 'admin');
      await user.type(await findField(language === 'cn' ? '密码' : 'Password'), 'demo1234');
      await press(user, language === 'cn' ? '登录' : 'Sign in');
      expect(await readAlerts()).toEqual([message]);
    },
  );

  it('A4: shows the server’s words for a disabled account', async () => {
    const { user, db } = await renderApp(SIGN_IN);
    const linxia = db.users.all().find((row) => row.username === 'linxia');
    if (linxia) db.users.replace({ ...linxia, status: 1 });
    await fillIn(user, 'linxia');
    await press(user, '登录');
    expect(await readAlerts()).toEqual(['账号已停用，请联系管理员']);
  });
});

describe('people who are signed in already', () => {
  it.each([SIGN_IN, '/auth/jwt/sign-up', '/auth/auth0/sign-in', '/auth'])(
    'A6: are sent from %s to the back office',
    async (path) => {
      const { router } = await renderApp(path, { as: 'admin' });
      await waitFor(() =>
        expect(router.state.location.pathname).toBe('/backstage/site/advertisement-rota/list'),
      );
    },
  );

  it('A6: are sent from there to returnTo', async () => {
    const { router } = await renderApp(`${SIGN_IN}?returnTo=${encodeURIComponent(LIST)}`, {
      as: 'admin',
    });
    await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
  });
});
