import type { TextKey } from '#src/i18n/i18next.d.ts';
import { backstageRoutes } from '../backstage-routes.ts';
import { matchedHandles } from './route-handles.ts';

/** Titles of a page of the back office, outermost first. */
export function pageTitleKeys(pathname: string): TextKey[] {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  if (!path.startsWith('/backstage/')) return [];
  return (matchedHandles(backstageRoutes, path) ?? []).map(({ title }) => title);
}
