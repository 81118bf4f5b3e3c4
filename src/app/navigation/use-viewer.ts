import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { menuApi } from '#src/features/menu/api.ts';
import type { MenuItem as ServerItem } from '#src/features/menu/schema.ts';
import { useSession } from '#src/session/use-session.ts';
import { backstageRoutes } from '../backstage-routes.ts';
import type { Viewer } from './visible-menu.ts';

/**
 * What decides which pages the signed-in person sees. If the server's list of disabled entries fails
 * to load, nothing is disabled.
 */
export function useViewer(): Viewer {
  const session = useSession();
  const role = session.status === 'authenticated' ? session.user.role : '';
  const { data } = useQuery(menuApi.system());
  return useMemo(() => {
    const hidden = new Set(disabledPaths(data?.rows ?? []));
    return { role, hidden, routes: backstageRoutes };
  }, [role, data]);
}

function disabledPaths(items: ServerItem[]): string[] {
  return items.flatMap((item) => [
    ...(item.disabled ? [item.path.replace(/\/+$/, '')] : []),
    ...disabledPaths(item.children),
  ]);
}
