import { screen, waitFor } from '@testing-library/dom';
import { matchPath, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createRoutes } from '#src/app/router.tsx';
import { adminRoutes } from '#src/app/admin-routes.tsx';
import { inLooks } from '#tests/support/looks.ts';
import { LOOKED_AT, PAGES } from '#tests/support/pages.ts';
import { renderApp } from '#tests/support/render-app.tsx';

type Leaf = { path: string; route: RouteObject };

/** Leaf routes with their full paths. */
function leavesOf(routes: RouteObject[], parent = ''): Leaf[] {
  return routes.flatMap((route) => {
    const path = `${parent}/${route.path ?? ''}`.replaceAll(/\/+/g, '/').replace(/(.)\/$/, '$1');
    return route.children ? leavesOf(route.children, path) : [{ path, route }];
  });
}

const leaves = leavesOf([...createRoutes(), ...adminRoutes]);
const pages = leaves.filter(({ route }) => route.lazy && !route.path?.includes('*'));

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('redirects', () => {
  it('R1: / leads to /home', async () => {
    const { router } = await renderApp('/');
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
    expect(await screen.findByRole('main')).toBeVisible();
  });

  it('R8: /backstage leads to the carousel', async () => {
    const { router } = await renderApp('/backstage', { as: 'admin' });
    expect(await heading('轮播广告')).toBeVisible();
    expect(router.state.location.pathname).toBe('/backstage/site/advertisement-rota/list');
  });

  /** In `npm test` the first one of each row of the specification. */
  const LISTS = [
    ['R9', 'site/advertisement-rota', '轮播广告'],
    ['R10', 'site/company-info', '公司信息'],
    ['R11', 'site/friendly-link', '友情链接'],
    ['R11', 'site/announcement', '公告'],
    ['R13', 'content/productscategory', '产品分类'],
    ['R13', 'content/products', '产品'],
    ['R13', 'content/industry-news', '行业新闻'],
    ['R13', 'content/industry-news-category', '新闻分类'],
    ['R13', 'content/recruitment-info', '招聘信息'],
    ['R13', 'content/development-history', '发展历程'],
    ['B10', 'content/honor', '荣誉资质'],
  ];
  const ROWS = LISTS.map(([row]) => row);

  it.each(inLooks(LISTS, ([row], place) => ROWS.indexOf(row) === place))(
    '%s: /backstage/%s leads to its list',
    async (_row, path, title) => {
      const { router } = await renderApp(`/backstage/${path}`, { as: 'admin' });
      expect(await heading(title)).toBeVisible();
      expect(router.state.location.pathname).toBe(`/backstage/${path}/list`);
    },
  );
});

describe('unknown addresses', () => {
  it.each(['/nowhere', '/news/nowhere/deep', '/error/nowhere', '/product-x/1', '/auth/nowhere'])(
    'R5: %s shows the 404 page within the site',
    async (path) => {
      await renderApp(path);
      expect(await heading('页面不存在')).toBeVisible();
      expect(document.title).toContain('页面不存在');
    },
  );

  it.each(['/backstage/nowhere', '/backstage/site/friendly-link/1/nowhere'])(
    'R5: %s shows the 404 page beside the menu',
    async (path) => {
      await renderApp(path, { as: 'admin' });
      expect(await heading('页面不存在')).toBeVisible();
      // jsdom has no media queries, so it counts as hidden.
      const link = await screen.findByRole('link', { name: '友情链接', hidden: true });
      expect(link).toHaveAttribute('href', '/backstage/site/friendly-link/list');
    },
  );
});

describe('pages', () => {
  const NAMED = [
    ['R6', '/error/403', '没有访问权限'],
    ['R6', '/error/404', '页面不存在'],
    ['R6', '/error/500', '服务器出错了'],
    ['R6', '/test', '站点自检'],
    ['R4', '/coming-soon', '即将上线'],
    ['R7', '/auth', '登录'],
    ['R7', '/auth/jwt-local/sign-in', '登录'],
    ['R7', '/auth/jwt-local/sign-up', '注册'],
    ['R7', '/auth/jwt/sign-in', '登录'],
    ['R7', '/auth/jwt/sign-up', '注册'],
    ['R7', '/auth/auth0/sign-in', '登录'],
  ];
  const OPENED = new Set(LOOKED_AT.map(({ path }) => path));

  // The others of `npm test` are opened by a browser, in `deep-links.test.ts`.
  it.each(inLooks(NAMED, ([, path = '']) => !OPENED.has(path)))(
    '%s: %s exists',
    async (_row, path, title) => {
      await renderApp(path);
      expect(
        await screen.findByRole('heading', { level: 1, name: new RegExp(title) }),
      ).toBeVisible();
    },
  );

  it('R15: come with their own code, when they are asked for', () => {
    expect(leaves.filter(({ route }) => !route.lazy && !route.loader)).toEqual([]);
  });

  it('R15: are all on the list that the browser opens by their addresses', () => {
    const pathOf = (address: string) => new URL(address, 'http://site').pathname;
    const missing = pages.filter(
      ({ path }) => !PAGES.some((page) => matchPath(path, pathOf(page.path))),
    );
    // The first one is no page of a build, the second one leads on to the home page.
    expect(missing.map(({ path }) => path)).toEqual(['/test/components', '/']);
    const gone = PAGES.filter(
      (page) => !pages.some(({ path }) => matchPath(path, pathOf(page.path))),
    );
    expect(gone.map(({ path }) => path)).toEqual([]);
  });
});
