import { expect, it } from 'vitest';
import type { RouteObject } from 'react-router';
import * as v from 'valibot';
import { LINK_PAGES } from '#src/admin/links/link-target.ts';
import { createRoutes } from '#src/app/router.tsx';
import { toNavItems } from '#src/features/menu/public/nav-item.ts';
import { MenuItem } from '#src/features/menu/schema.ts';
import { newsAddress, newsCategoryAddress } from '#src/features/news/public/news-address.ts';

// `vitest.config.ts` leaves the mock out for this file, and with it the category of cases.

const pathsOf = (routes: RouteObject[]): string[] =>
  routes.flatMap(({ path = '', children = [] }) => [path, ...pathsOf(children)]);

it('a build without a category of cases has no pages for them, and no address leads there', () => {
  const paths = pathsOf(createRoutes());
  expect(paths).toContain('/news/details');
  expect(paths.filter((path) => path.startsWith('/case'))).toEqual([]);
  expect(LINK_PAGES.map(({ path }) => path)).not.toContain('/case');
  expect(newsAddress({ id: 113, categoryId: 6 })).toBe('/news/details?id=113');
  // An item without a category is no case either.
  expect(newsAddress({ id: 5, categoryId: null })).toBe('/news/details?id=5');
  expect(newsCategoryAddress(6)).toBe('/news?categoryId=6');
});

it('a build without cases shows no entry of the server’s menus that leads to them', () => {
  const items = ['/news', '/case', '/case/details?id=113', 'https://example.com/case'].map(
    (path, id) => v.parse(MenuItem, { id, title: path, path }),
  );
  expect(toNavItems(items, undefined).map(({ title }) => title)).toEqual([
    '/news',
    'https://example.com/case',
  ]);
});
