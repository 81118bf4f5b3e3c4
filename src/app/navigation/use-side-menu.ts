import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { SideMenuGroup } from './menu-item.ts';
import { useViewer } from './use-viewer.ts';
import { currentPath, visibleMenu } from './visible-menu.ts';

/** The menu for this person's role, and the current entry's path. */
export function useSideMenu(menu: SideMenuGroup[]) {
  const { pathname } = useLocation();
  const viewer = useViewer();
  const groups = useMemo(() => visibleMenu(menu, viewer), [menu, viewer]);
  return { groups, current: currentPath(groups, pathname) };
}
