import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { readStoredSession } from '#src/session/session-storage.ts';
import { session } from '#src/session/session-store.ts';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { fillIn, findToast, press } from './auth-actions.ts';

const LIST = '/backstage/site/friendly-link/list';
const SIGN_IN = '/auth/jwt-local/sign-in';

/** Opens the link list as the administrator and waits for it. */
async function openList(path = LIST) {
  const app = await renderApp(path, { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: '友情链接' });
  return app;
}

/** Simulates a storage event from another tab. */
function otherTabWrites(newValue: string | null): void {
  if (newValue === null) localStorage.removeItem('session');
  else localStorage.setItem('session', newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: 'session', newValue }));
}

describe('when the session expires', () => {
  it("A8: an alert says 'Token expired!', the token is gone, and the browser goes to the sign-in", async () => {
    const { user, router } = await openList(`${LIST}?q=%E6%B0%B4`);
    session.end('expired');
    const dialog = await screen.findByRole('alertdialog', { name: '登录已过期，请重新登录' });
    expect(dialog).toHaveAccessibleDescription('Token expired!');
    expect(readStoredSession()).toBeNull();
    // The page behind the dialog is not reachable.
    await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).toBeNull());
    await expectNoAxeViolations(dialog);
    expect(within(dialog).getByRole('button', { name: '重新登录' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(SIGN_IN));
    await fillIn(user);
    await press(user, '登录');
    await waitFor(() =>
      expect(router.createHref(router.state.location)).toBe(`${LIST}?q=%E6%B0%B4`),
    );
  });

  it('A8: Escape does not close the alert', async () => {
    const { user } = await openList();
    session.end('expired');
    await screen.findByRole('alertdialog');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });

  it('A8: signing in again in another tab brings the page back', async () => {
    const { router } = await openList();
    const stored = JSON.stringify(session.getStored());
    session.end('expired');
    await screen.findByRole('alertdialog');
    otherTabWrites(stored);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('heading', { level: 1, name: '友情链接' })).toBeVisible();
    expect(router.state.location.pathname).toBe(LIST);
  });

  it('A8: a visitor of the public pages is not disturbed', async () => {
    const { router } = await renderApp('/home', { as: 'admin' });
    await screen.findAllByRole('heading');
    session.end('expired');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(router.state.location.pathname).toBe('/home');
  });
});

describe('when the server no longer knows the session', () => {
  it('A12: many 401s show one alert', async () => {
    const { db, queryClient } = await openList();
    const stored = session.getStored();
    db.endToken(stored?.bearer ?? '');
    await queryClient.refetchQueries();
    expect(await screen.findAllByRole('alertdialog')).toHaveLength(1);
    expect(session.getState()).toMatchObject({ endedBy: 'unauthorized' });
    expect(readStoredSession()).toBeNull();
  });

  it('A12: whoever signed in with another method than the configured one goes on with it', async () => {
    const { user } = await openList();
    const token = session.getStored()?.token ?? '';
    session.start({ token, bearer: token, method: 'jwt' });
    session.end('unauthorized');
    await screen.findByRole('alertdialog');
    await fillIn(user);
    await press(user, '登录');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const stored = readStoredSession();
    expect(stored).toMatchObject({ method: 'jwt', token: stored?.bearer });
  });

  it('A12: whoever signed in with Auth0 is asked for no password', async () => {
    await openList();
    const token = session.getStored()?.token ?? '';
    session.start({ token, bearer: token, method: 'auth0' });
    session.end('unauthorized');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByRole('button', { name: '重新登录' })).toBeVisible();
    expect(dialog.queryByLabelText(/^密码/)).toBeNull();
  });

  it('A12: a public page repeats its calls without the refused token', async () => {
    const { db } = await renderApp('/home', {
      as: 'admin',
      faults: { 'GET /contract/get': 'delay=50' },
    });
    db.endToken(session.getStored()?.bearer ?? '');
    expect((await screen.findAllByText(/青禾/)).length).toBeGreaterThan(0);
    await waitFor(() => expect(session.getState().status).toBe('unauthenticated'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('signing out', () => {
  const openAccount = async () => {
    const app = await openList();
    await press(app.user, '账户：系统管理员');
    await screen.findByRole('button', { name: '退出登录' });
    return app;
  };

  it('A11: tells the server, clears the session and goes to the sign-in', async () => {
    const { user, router, db } = await openAccount();
    await press(user, '退出登录');
    await waitFor(() => expect(router.state.location.pathname).toBe(SIGN_IN));
    expect(db.requests.of('POST /user/logout')).toHaveLength(1);
    expect(readStoredSession()).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('A11: removes everything that was read in the back office', async () => {
    const { user, router, queryClient } = await openAccount();
    const keys = () =>
      queryClient
        .getQueryCache()
        .findAll()
        .map(({ queryKey }) => queryKey.join(' '));
    expect(keys().some((key) => key.startsWith('links'))).toBe(true);
    await press(user, '退出登录');
    await waitFor(() => expect(router.state.location.pathname).toBe(SIGN_IN));
    // The sign-in page shows the company's name and logo, as every visitor may.
    const ofTheSignIn = new Set(['captcha', 'contract in-force']);
    await waitFor(() => expect(keys().filter((key) => !ofTheSignIn.has(key))).toEqual([]));
  });

  it.each(['500', 'drop', 'html'])(
    'A11: a server that answers %s: a toast says so, and the session stays',
    async (fault) => {
      const { user, router, db } = await openAccount();
      db.faults.set('POST /user/logout', fault);
      await press(user, '退出登录');
      expect(await findToast('无法退出登录!')).toBeVisible();
      expect(router.state.location.pathname).toBe(LIST);
      expect(readStoredSession()).not.toBeNull();
      db.faults.clear();
      await press(user, '退出登录');
      await waitFor(() => expect(router.state.location.pathname).toBe(SIGN_IN));
    },
  );

  it.each(['401', '404', 'empty'])(
    'A11: a server that answers %s has nothing left to end',
    async (fault) => {
      const { user, router, db } = await openAccount();
      db.faults.set('POST /user/logout', fault);
      await press(user, '退出登录');
      await waitFor(() => expect(router.state.location.pathname).toBe(SIGN_IN));
      expect(screen.queryByRole('alertdialog')).toBeNull();
    },
  );

  it('A11: in another tab it ends this one, without an alert', async () => {
    const { router } = await openList(`${LIST}?q=%E6%B0%B4`);
    otherTabWrites(JSON.stringify({ endedBy: 'signed-out' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(SIGN_IN));
    expect(router.state.location.search).toBe(
      `?${new URLSearchParams({ returnTo: `${LIST}?q=%E6%B0%B4` })}`,
    );
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

it('A6: signing in in another tab leaves the sign-in page in this one too', async () => {
  const { router } = await renderApp(`${SIGN_IN}?returnTo=${encodeURIComponent(LIST)}`, {
    as: 'admin',
  });
  await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
  const stored = JSON.stringify(session.getStored());
  otherTabWrites(JSON.stringify({ endedBy: 'signed-out' }));
  otherTabWrites(null);
  await waitFor(() => expect(router.state.location.pathname).toBe(SIGN_IN));
  otherTabWrites(stored);
  await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
});

it('A7: a stored session opens the back office at once', async () => {
  const { router } = await openList();
  expect(router.state.location.pathname).toBe(LIST);
});

it('A10, A11: the account drawer shows who is signed in', async () => {
  const { user } = await openList();
  await press(user, '账户：系统管理员');
  const drawer = await screen.findByRole('dialog', { name: '系统管理员' });
  expect(within(drawer).getByText('管理员')).toBeVisible();
});

it('A9: names whose session it was where the first call of the page already finds it over', async () => {
  await renderApp('/backstage/site/friendly-link/list', {
    as: 'admin',
    faults: { 'GET /links/get': '401' },
  });
  const dialog = await screen.findByRole('alertdialog');
  expect(await within(dialog).findByRole('textbox', { name: /^用户名/ })).toHaveValue('admin');
});
