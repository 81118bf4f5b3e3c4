import type { MenuItem } from '../schema.ts';
import { isShown } from '#src/api/status.ts';
import { bySort } from '#src/lib/by-sort.ts';
import { safeHref } from '#src/lib/safe-href.ts';

/** An item of the public menus, ready to be shown. */
export type NavItem = {
  key: string;
  title: string;
  /** Undefined where the item only heads its children, is switched off, or its address is not safe. */
  href: string | undefined;
  inNewTab: boolean;
  caption: string;
  info: string;
  children: NavItem[];
};

/**
 * Menu items as a visitor with this role may see them (P1): hidden ones and those for other roles
 * are left out, the rest stands in its editors' order.
 */
export function toNavItems(items: MenuItem[], role: string | undefined): NavItem[] {
  return items
    .filter(isShown)
    .filter(({ roles }) => roles.length === 0 || (role !== undefined && roles.includes(role)))
    .toSorted(bySort)
    .map((item) => ({
      key: String(item.id),
      title: item.title,
      href: item.disabled ? undefined : safeHref(item.path),
      inNewTab: item.target === 'blank',
      caption: item.caption,
      info: item.info,
      children: toNavItems(item.children, role),
    }));
}

type Place = { pathname: string; search: string };

/**
 * What a link to `href` says as `aria-current` at this place: 'page' on that very page, 'true' on a
 * page below it. Every parameter in `href` must stand in the address too.
 */
export function currentAt(href: string | undefined, place: Place): 'page' | 'true' | undefined {
  if (href === undefined || !href.startsWith('/')) return undefined;
  const target = new URL(href, 'https://this.invalid');
  const search = new URLSearchParams(place.search);
  for (const [name, value] of target.searchParams) {
    if (search.get(name) !== value) return undefined;
  }
  if (place.pathname === target.pathname) return 'page';
  return place.pathname.startsWith(`${target.pathname}/`) ? 'true' : undefined;
}
