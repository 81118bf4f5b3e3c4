import { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { checkLink } from '#src/admin/links/check-link.ts';
import { PUBLIC_PAGES } from '#src/admin/links/public-pages.ts';
import { createRoutes } from '#src/app/router.tsx';
import { RECORD_SOURCES } from '#src/app/content.ts';
import { ApiError } from '#src/lib/errors/api-error.ts';

const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString();
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();

const ROWS: Record<string, object> = {
  shown: { status: 0, publishTime: YESTERDAY },
  hidden: { status: 1, publishTime: YESTERDAY },
  scheduled: { status: 0, publishTime: TOMORROW },
  ended: { status: 0, publishTime: YESTERDAY, expireTime: YESTERDAY },
};

/** The app's content types over these rows; `broken` is a server that does not answer. */
const sources = RECORD_SOURCES.map((source) => ({
  ...source,
  one: async (_client: QueryClient, id: string | number) => {
    if (id === 'broken') throw new ApiError({ kind: 'network', call: 'GET /one' });
    const row = ROWS[id];
    return row ? source.toRecord(id, { ...row }) : null;
  },
}));

it.each([
  ['/news', 'ok'],
  ['/', 'ok'],
  ['/aboutus#contact', 'ok'],
  ['/news?page=2', 'ok'],
  [`${location.origin}/job/`, 'ok'],
  ['/news/details?id=shown', 'ok'],
  [`${location.origin}/news/details?id=shown&lng=en`, 'ok'],
  ['/news?categoryId=shown', 'ok'],
  ['/news/details?id=hidden', 'hidden'],
  ['/job/details?id=scheduled', 'hidden'],
  ['/home?notice=ended', 'hidden'],
  ['/product/details?id=none', 'gone'],
  ['/product?categoryId=none', 'gone'],
  ['/product/details', 'gone'],
  ['/produkt', 'gone'],
  ['/product/details?id=broken', 'unknown'],
  ['/files/brochure.pdf', 'unknown'],
  ['/backstage/system/menu/list', 'unknown'],
  ['https://example.com/news/details?id=none', 'unknown'],
  ['mailto:a@example.com', 'unknown'],
  ['#contact', 'unknown'],
  ['javascript:alert(1)', 'unknown'],
  ['', 'unknown'],
])('a link to %s is %s', async (href, state) => {
  expect(await checkLink(new QueryClient(), sources, href)).toBe(state);
});

it('offers every page of the public site that has an address of its own, and no other', () => {
  const pages = pathsOf(createRoutes(), '').filter(
    (path) => !/^\/$|\/details$|\/compare$|^\/error|^\/test|coming-soon|\*/.test(path),
  );
  const offered = PUBLIC_PAGES.map(({ path }) => path).filter((path) => !path.includes('#'));
  expect(offered.toSorted()).toEqual(pages.toSorted());
});

function pathsOf(routes: RouteObject[], above: string): string[] {
  return routes.flatMap(({ path, children }) => {
    const whole = path === undefined ? above : `${above}/${path}`.replace('//', '/');
    return children ? pathsOf(children, whole) : [whole];
  });
}
