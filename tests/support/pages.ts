import type { RouteObject } from 'react-router';
import { content } from '#src/app/content.ts';
import { PUBLIC_PAGES } from '#src/public-pages.ts';
import { inLooks } from './looks.ts';

type SitePage = {
  path: string;
  as?: 'admin';
  /** Whether all its parts are also on another page of this list. */
  isAlike?: boolean;
};

/**
 * Pages of the back office with parts that no other page has. The form for a new record is the form for editing, with
 * empty fields.
 */
const OF_THEIR_OWN = new Set([
  // A list with an order; categories of two levels; pinned rows.
  'site/advertisement-rota/list',
  'content/products/list',
  'content/industry-news/list',
  // Pictures of a device, specifications, tags, a salary.
  'site/advertisement-rota/1/edit',
  'content/products/1/edit',
  'content/industry-news/1/edit',
  'content/recruitment-info/1/edit',
  // Nothing in common with the lists and forms of content.
  'site/enquiry/list',
  'site/enquiry/1/edit',
  'site/company-info/edit',
  'column/photo-management',
  'column/photo-management/download',
  'column/photo-management/alt',
  'system/user/list',
  'system/menu/list',
  'system/menu/1/edit',
  'system/access-log/list',
]);

/** The query strings of public pages, where they are not for the first record or the whole list. */
const QUERIES: Partial<Record<string, string>> = {
  '/news/details': '?id=6',
  '/case/details': '?id=113',
  '/product': '?categoryId=1',
  '/product/details': '?id=6',
  '/product/compare': '?ids=1,2,6',
  '/product/finder': '?categoryId=13',
  '/search': '?q=%E4%BC%A0%E6%84%9F%E5%99%A8',
};

/**
 * An address for every page of the site; `tests/integration/routes.test.tsx` checks that none is
 * missing. Those of public pages follow from their table, those of the content types from their routes.
 */
export const PAGES: SitePage[] = [
  ...PUBLIC_PAGES.filter(({ path }) => path !== '/').map((page) => ({
    path: page.path + (QUERIES[page.path] ?? ('type' in page ? '?id=1' : '')),
  })),
  { path: '/test' },
  { path: '/error/403', isAlike: true },
  { path: '/error/404' },
  { path: '/error/500', isAlike: true },
  { path: '/auth', isAlike: true },
  { path: '/auth/jwt-local/sign-in' },
  { path: '/auth/jwt-local/sign-up' },
  { path: '/auth/jwt/sign-in', isAlike: true },
  { path: '/auth/jwt/sign-up', isAlike: true },
  { path: '/auth/auth0/sign-in' },
  { path: '/backstage/overview', as: 'admin' },
  { path: '/backstage/site-check', as: 'admin' },
  { path: '/backstage/calendar', as: 'admin' },
  { path: '/backstage/recently-deleted', as: 'admin' },
  { path: '/backstage/site/company-info/edit?id=2', as: 'admin', isAlike: true },
  ...pathsOf(Object.values(content).flatMap(({ routes }) => routes)).map((path) => ({
    path: `/backstage/${path}`,
    as: 'admin' as const,
    isAlike: !OF_THEIR_OWN.has(path),
  })),
];

/** The pages that browsers look at: in `npm test` one of each kind, in `npm run test:all` all. */
export const LOOKED_AT = inLooks(PAGES, ({ isAlike = false }) => !isAlike);

/** A path for each page of these routes. */
function pathsOf(routes: RouteObject[], parent = ''): string[] {
  return routes.flatMap(({ path = '', lazy, children }) => {
    const full = [parent, path].filter(Boolean).join('/');
    if (children) return pathsOf(children, full);
    return lazy ? [full.replace(':id', '1').replace(':position', 'foot')] : [];
  });
}
