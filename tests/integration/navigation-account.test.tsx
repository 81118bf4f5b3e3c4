import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const LINKS = '/backstage/site/friendly-link/list';

async function openAccount(options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp(LINKS, { as: 'chenmo', ...options });
  await app.user.click(await screen.findByRole('button', { name: /^(账户|Account)/ }));
  return { ...app, drawer: within(await screen.findByRole('dialog')) };
}

describe('account drawer', () => {
  it('A11: shows who is signed in, and no sample data', async () => {
    const { drawer } = await openAccount();
    expect(screen.getByRole('dialog', { name: '陈默' })).toBeVisible();
    expect(drawer.getByText('账号：chenmo')).toBeVisible();
    expect(drawer.getByText('编辑')).toBeVisible();
  });

  it('leads to the back office and to the site', async () => {
    const { drawer } = await openAccount();
    expect(drawer.getByRole('link', { name: '管理后台首页' })).toHaveAttribute(
      'href',
      '/backstage',
    );
    expect(drawer.getByRole('link', { name: '网站首页' })).toHaveAttribute('href', '/home');
  });

  it('A11: 退出登录 calls the server, ends the session and leads to the sign-in', async () => {
    const { drawer, user, router } = await openAccount();
    await user.click(drawer.getByRole('button', { name: '退出登录' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/jwt-local/sign-in'));
    expect(mock.db.requests.of('POST /user/logout')).toHaveLength(1);
    expect(localStorage.getItem('session')).toBeNull();
  });

  it('N3: signing out covers the screen until the server has answered', async () => {
    const { drawer, user } = await openAccount({ faults: { 'POST /user/logout': 'hang' } });
    await user.click(drawer.getByRole('button', { name: '退出登录' }));
    expect(await screen.findByText('正在退出登录…')).toBeVisible();
  });

  it('A11: a failed sign-out says so and keeps the session', async () => {
    const { drawer, user, router } = await openAccount({ faults: { 'POST /user/logout': '500' } });
    await user.click(drawer.getByRole('button', { name: '退出登录' }));
    await waitFor(() => expect(screen.getByText('无法退出登录!')).toBeVisible());
    await waitFor(() => expect(screen.queryByText('正在退出登录…')).toBeNull());
    expect(router.state.location.pathname).toBe(LINKS);
    expect(localStorage.getItem('session')).not.toBeNull();
  });

  it('is shown in English too', async () => {
    const { drawer } = await openAccount({ language: 'en', as: 'admin' });
    expect(drawer.getByText('Administrator')).toBeVisible();
    expect(drawer.getByRole('button', { name: 'Sign out' })).toBeVisible();
  });
});
