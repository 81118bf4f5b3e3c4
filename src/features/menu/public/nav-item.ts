import type { Location } from 'react-router';
import type { MenuItem } from '../schema.ts';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { langsOf } from '#src/api/fields/localized.ts';
import { hasShownStatus } from '#src/api/fields/status.ts';
import { bySort } from '#src/lib/records/by-sort.ts';
import { safeHref, safeImageSrc } from '#src/lib/links/safe-href.ts';
import { isLeftOut } from '#src/public-pages.ts';

export type NavItem = {
  key: string;
  title: string;
  /** Undefined where the item is only a heading, is disabled, or has an unsafe URL. */
  href: string | undefined;
  inNewTab: boolean;
  /** URL of a picture. */
  icon: string | undefined;
  caption: string;
  info: string;
  children: NavItem[];
};

/** Menu items visible for this role, in their sort order; none that leads to a page that this build leaves out. */
export function toNavItems(items: MenuItem[], role: string | undefined): NavItem[] {
  return items
    .filter((item) => hasShownStatus(item) && !isLeftOut(item.path))
    .filter(({ roles }) => roles.length === 0 || (role !== undefined && roles.includes(role)))
    .toSorted(bySort)
    .map((item) => ({
      key: String(item.id),
      title: item.title,
      href: item.disabled ? undefined : safeHref(item.path),
      inNewTab: item.target === 'blank',
      icon: iconUrl(item.icon),
      caption: item.caption,
      info: item.info,
      children: toNavItems(item.children, role),
      ...langsOf(item),
    }));
}

const PICTURE_ADDRESS = /^(?:https?:|data:|\/)|\.(?:avif|gif|ico|jpe?g|png|svg|webp)(?:\?|$)/i;

/**
 * The URL of an icon that is a picture. Servers store names of icons in the same field (`home`, `mdi:home`).
 */
export function iconUrl(icon: string): string | undefined {
  return PICTURE_ADDRESS.test(icon) ? safeImageSrc(assetUrl(icon)) : undefined;
}

/**
 * The `aria-current` of a link: 'page' on that page, 'true' on a page below it. All query
 * parameters of `href` must match.
 */
export function currentAt(
  href: string | undefined,
  location: Pick<Location, 'pathname' | 'search'>,
): 'page' | 'true' | undefined {
  if (href === undefined || !href.startsWith('/')) return undefined;
  const target = new URL(href, 'https://this.invalid');
  const search = new URLSearchParams(location.search);
  for (const [name, value] of target.searchParams) {
    if (search.get(name) !== value) return undefined;
  }
  if (location.pathname === target.pathname) return 'page';
  return location.pathname.startsWith(`${target.pathname}/`) ? 'true' : undefined;
}
