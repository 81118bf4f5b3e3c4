import type { RouteObject } from 'react-router';
import type { RecordSource } from '#src/admin/records/record-source.ts';
import type { PageNeed } from '#src/session/permissions.ts';
import type { SideMenuGroup, SideMenuItem, SideMenuLink } from './menu-item.ts';
import { matchedHandles } from './route-handles.ts';

export type Viewer = {
  role: string;
  /** Whether the person may open a page that asks for these roles or this permission. */
  mayOpen: (need: PageNeed) => boolean;
  routes: RouteObject[];
  /** The types whose records the person may open. */
  sources: readonly RecordSource[];
  /** Paths that the server's menu marks as disabled, and those of pages that would have nothing to show. */
  hidden: ReadonlySet<string>;
};

/**
 * Entries whose page is declared and allowed for the role; empty branches and groups are left out.
 */
export function visibleMenu(menu: SideMenuGroup[], viewer: Viewer): SideMenuGroup[] {
  return menu
    .map((group) => ({ ...group, items: visibleItems(group.items, viewer) }))
    .filter((group) => group.items.length > 0);
}

function visibleItems(items: SideMenuItem[], viewer: Viewer): SideMenuItem[] {
  return items.flatMap((item) => {
    if (item.reachedFrom && isVisible({ path: item.reachedFrom }, viewer)) return [];
    if (!item.children) return isVisible(item, viewer) ? [item] : [];
    if (!isAllowed(item.roles, viewer.role) || viewer.hidden.has(item.path)) return [];
    const children = item.children.filter((child) => isVisible(child, viewer));
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}

/** Whether a page is declared, allowed for the role and not disabled by the server. */
export function isVisible(
  { path, roles }: Pick<SideMenuLink, 'path' | 'roles'>,
  viewer: Viewer,
): boolean {
  const { role, mayOpen, routes, hidden } = viewer;
  const handles = matchedHandles(routes, path);
  return (
    handles !== null &&
    !hidden.has(path) &&
    !hidden.has(scopeOf(path)) &&
    isAllowed(roles, role) &&
    handles.every(mayOpen)
  );
}

function isAllowed(roles: readonly string[] | undefined, role: string): boolean {
  return roles === undefined || roles.includes(role);
}

/** The entry of a list also covers the pages of its records. */
function scopeOf(path: string): string {
  return path.replace(/\/list$/, '');
}

/** Path of the closest entry of a page, e.g. the list for a record's form. */
export function currentPath(menu: SideMenuGroup[], pathname: string): string | undefined {
  const items = menu.flatMap((group) => group.items);
  return items
    .flatMap((item) => [...(item.children ?? []), item])
    .map(({ path }) => path)
    .filter((path) => `${pathname}/`.startsWith(`${scopeOf(path)}/`))
    .sort((a, b) => scopeOf(b).length - scopeOf(a).length)
    .at(0);
}

export function containsCurrent(item: SideMenuItem, current: string | undefined): boolean {
  return item.path === current || (item.children?.some(({ path }) => path === current) ?? false);
}
