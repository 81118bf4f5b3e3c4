import { screen, within } from '@testing-library/dom';
import { createMemoryRouter, data } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { describe, expect, it, vi } from 'vitest';
import { RouteError } from '#src/app/errors/route-error.tsx';
import { Providers } from '#src/app/app.tsx';
import { createQueryClient } from '#src/app/query-client.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { render } from '#tests/support/render.tsx';
import packageJson from '../../package.json' with { type: 'json' };

describe('coming soon', () => {
  it('R3, R4: links to the home page, and names the owner', async () => {
    await renderApp('/coming-soon');
    expect(await screen.findByRole('heading', { level: 1, name: '即将上线' })).toBeVisible();
    expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/home');
    expect(await screen.findByText(/青禾智控科技有限公司 版权所有/)).toBeVisible();
  });
});

describe('test page', () => {
  it('R6: shows the build’s version and configuration', async () => {
    await renderApp('/test');
    expect(await screen.findByRole('heading', { level: 1, name: '站点自检' })).toBeVisible();
    const fact = (name: string) => screen.getByText(name).nextElementSibling;
    expect(fact('版本')).toHaveTextContent(packageJson.version);
    expect(fact('jwtlocal')).toHaveTextContent('使用中');
    expect(fact('jwt')).toHaveTextContent('可用');
    expect(fact('auth0')).toHaveTextContent('未配置');
  });
});

describe('error pages', () => {
  const Nothing = () => null;
  const ofRoute = (status: number, statusText: string, message?: string) =>
    data(message === undefined ? null : { message }, { status, statusText });

  /** Renders a page whose loader throws. */
  async function fail(error: unknown) {
    const loader = () => {
      throw error;
    };
    const router = createMemoryRouter([
      {
        path: '/',
        loader,
        Component: Nothing,
        HydrateFallback: Nothing,
        ErrorBoundary: RouteError,
      },
    ]);
    const { unmount } = await renderApp('/test');
    unmount();
    render(
      <Providers queryClient={createQueryClient()}>
        <RouterProvider router={router} />
      </Providers>,
    );
    return within(
      (await screen.findByRole('heading', { level: 1 })).closest('section') ?? document.body,
    );
  }

  it.each([
    ['/error/403', 'cn', '没有访问权限', '联系我们', '/aboutus'],
    ['/error/404', 'cn', '页面不存在', '返回首页', '/home'],
    ['/error/500', 'cn', '服务器出错了', '返回首页', '/home'],
    ['/error/403', 'en', 'No access', 'Contact us', '/aboutus'],
    ['/error/404', 'en', 'Page not found', 'Back to home', '/home'],
    ['/error/500', 'en', 'Server error', 'Back to home', '/home'],
  ] as const)(
    'R6: %s in %s says what is wrong and links to other pages',
    async (path, language, title, name, to) => {
      await renderApp(path, { language });
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      const main = within(screen.getByRole('main'));
      expect(main.getByRole('link', { name })).toHaveAttribute('href', to);
    },
  );

  it('R5: the 404 page links to the header’s entries, and for staff to the back office', async () => {
    const { unmount } = await renderApp('/nowhere/deep');
    const elsewhere = await screen.findByRole('navigation', { name: '您也可以看看' });
    const links = within(elsewhere).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toContain('/news');
    unmount();
    await renderApp('/backstage/nowhere', { as: 'admin' });
    expect(await screen.findByRole('link', { name: '返回管理后台' })).toHaveAttribute(
      'href',
      '/backstage',
    );
    expect(screen.queryByRole('navigation', { name: '您也可以看看' })).not.toBeInTheDocument();
  });

  it('E1: a route’s error shows its status, its text and the message of its data', async () => {
    const page = await fail(ofRoute(418, 'I’m a teapot', '壶里没有咖啡'));
    expect(page.getByRole('heading', { level: 1, name: '出了点问题' })).toBeVisible();
    const alert = within(page.getByRole('alert'));
    expect(alert.getByText('418: I’m a teapot')).toBeVisible();
    expect(alert.getByText('壶里没有咖啡')).toBeVisible();
    expect(page.getByRole('button', { name: '重新加载' })).toBeVisible();
  });

  it.each([
    [403, '没有访问权限'],
    [404, '页面不存在'],
    [500, '服务器出错了'],
  ])('E1: %i has a page of its own', async (status, title) => {
    const page = await fail(ofRoute(status, 'x'));
    expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  it('E1: an unexpected error shows name, message and, outside production, stack', async () => {
    const page = await fail(new RangeError('Too far'));
    const alert = page.getByRole('alert');
    expect(within(alert).getByText('RangeError')).toBeVisible();
    expect(within(alert).getByText('Too far')).toBeVisible();
    expect(alert).toHaveTextContent(/public-pages\.test/);
  });

  it('E1: a production build keeps the stack to itself', async () => {
    vi.stubEnv('PROD', true);
    try {
      const page = await fail(new RangeError('Too far'));
      const alert = page.getByRole('alert');
      expect(within(alert).getByText('Too far')).toBeVisible();
      expect(alert).not.toHaveTextContent(/public-pages\.test/);
    } finally {
      vi.unstubAllEnvs();
    }
  });

  it('E1: anything else is an unknown error', async () => {
    const page = await fail('what');
    expect(page.getByRole('alert')).toHaveTextContent('Unknown Error');
  });
});
