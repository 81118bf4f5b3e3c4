import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { checkLink } from '#src/admin/links/check-link.ts';
import { LINK_PAGES } from '#src/admin/links/link-target.ts';
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

it('offers every page that is in the sitemap, the search, and the sections of pages', () => {
  const offered = LINK_PAGES.map(({ path }) => path);
  expect(offered).toEqual(expect.arrayContaining(['/home', '/search', '/case', '/download']));
  expect(offered).toContain('/aboutus#history');
  expect(offered.filter((path) => /\/details$|\/compare$|coming-soon/.test(path))).toEqual([]);
});
