import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { menuApi } from '#src/features/menu/api.ts';
import type { MenuItem as ServerItem } from '#src/features/menu/schema.ts';
import { useSession } from '#src/session/use-session.ts';
import { backstageRoutes } from '../backstage-routes.ts';
import type { MenuGroup } from './menu-types.ts';
import { SIDE_MENU } from './side-menu.ts';
import { currentPath, visibleMenu } from './visible-menu.ts';

/**
 * The menu for this person's role, and the current entry's path. If the server's list of disabled
 * entries fails to load, nothing is disabled.
 */
export function useSideMenu(menu: MenuGroup[] = SIDE_MENU) {
  const { pathname } = useLocation();
  const session = useSession();
  const role = session.status === 'authenticated' ? session.user.role : '';
  const { data } = useQuery(menuApi.system());
  const groups = useMemo(() => {
    const hidden = new Set(disabledPaths(data?.rows ?? []));
    return visibleMenu(menu, { role, hidden, routes: backstageRoutes });
  }, [menu, role, data]);
  return { groups, current: currentPath(groups, pathname) };
}

function disabledPaths(items: ServerItem[]): string[] {
  return items.flatMap((item) => [
    ...(item.disabled ? [item.path.replace(/\/+$/, '')] : []),
    ...disabledPaths(item.children),
  ]);
}
