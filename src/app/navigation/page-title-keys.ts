import type { TextKey } from '#src/i18n/i18next.d.ts';
import { backstageRoutes } from '../backstage-routes.ts';
import { matchedHandles } from './route-handles.ts';

const PUBLIC = new Map<string, TextKey>([
  ['/', 'navdata:page.home'],
  ['/home', 'navdata:page.home'],
  ['/news', 'navdata:page.news'],
  ['/product', 'navdata:page.product'],
  ['/job', 'navdata:page.job'],
  ['/aboutus', 'navdata:page.aboutUs'],
  ['/privacy', 'navdata:page.privacy'],
]);

/** Titles of a page of the site or the back office, outermost first; none where it has no fixed title. */
export function pageTitleKeys(pathname: string): TextKey[] {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const title = PUBLIC.get(path);
  if (title) return [title];
  if (!path.startsWith('/backstage/')) return [];
  return (matchedHandles(backstageRoutes, path) ?? []).map(({ title }) => title);
}
