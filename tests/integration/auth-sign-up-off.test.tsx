import { screen } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { renderApp } from '#tests/support/render-app.tsx';

// Must be set before the first import reads it.
vi.hoisted(() => vi.stubEnv('VITE_SIGN_UP', 'off'));

it.each(['/auth/jwt-local/sign-in', '/auth/jwt/sign-in'])(
  'A1: with sign-up switched off, %s leads to none',
  async (path) => {
    await renderApp(path);
    expect(await screen.findByRole('button', { name: '登录' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /注册/ })).toBeNull();
  },
);

it.each(['/auth/jwt-local/sign-up', '/auth/jwt/sign-up'])(
  'A1: with sign-up switched off, %s is no page',
  async (path) => {
    await renderApp(path);
    expect(
      await screen.findByRole('heading', { level: 1, name: /页面不存在|404|找不到/ }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /注册/ })).toBeNull();
  },
);
