import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { renderApp } from '#tests/support/render-app.tsx';

// `tests/browser/auth0.test.ts` tests the redirect to a tenant and back.

it('A1: without a tenant the page says so, and links to the sign-in that works', async () => {
  const { user, router } = await renderApp('/auth/auth0/sign-in?returnTo=%2Fbackstage%2Fx');
  expect(await screen.findByText(/没有启用 Auth0 登录/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: '使用账号密码登录' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/jwt-local/sign-in'));
  expect(router.state.location.search).toBe('?returnTo=%2Fbackstage%2Fx');
});
