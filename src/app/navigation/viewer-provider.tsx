import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useStore } from 'zustand';
import { absentLists } from '#src/api/client/absent-lists.ts';
import { hasMoments, isPublic } from '#src/admin/records/record-source.ts';
import { menuApi } from '#src/features/menu/api.ts';
import type { MenuItem as ServerItem } from '#src/features/menu/schema.ts';
import { mayOpen, type PageNeed } from '#src/session/permissions.ts';
import { useSession } from '#src/session/use-session.ts';
import { backstageRoutes } from '../backstage-routes.ts';
import { RECORD_SOURCES } from '../content.ts';
import { ViewerContext } from './use-viewer.ts';

/** Pages about the records of several types, for those who may open one of these types. */
const PAGES_OF_TYPES = [
  { path: '/backstage/calendar', fits: hasMoments },
  { path: '/backstage/site-check', fits: isPublic },
];

/**
 * Provides what decides which pages the signed-in person may see. If the server's list of disabled entries fails to
 * load, nothing is disabled.
 */
export function ViewerProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const { user } = session;
  const { data } = useQuery(menuApi.system());
  const absent = useStore(absentLists);
  const viewer = useMemo(() => {
    const may = (need: PageNeed) => !absent.has(need.listCall ?? '') && mayOpen(user, need);
    const sources = RECORD_SOURCES.filter(({ roles, permission, listCall }) =>
      may({ roles, needs: `${permission}:list`, listCall }),
    );
    const empty = PAGES_OF_TYPES.filter(({ fits }) => !sources.some(fits)).map(({ path }) => path);
    return {
      role: user?.role ?? '',
      mayOpen: may,
      sources,
      hidden: new Set([...disabledPaths(data?.rows ?? []), ...empty]),
      routes: backstageRoutes,
    };
  }, [user, data, absent]);
  return <ViewerContext value={viewer}>{children}</ViewerContext>;
}

function disabledPaths(items: ServerItem[]): string[] {
  return items.flatMap((item) => [
    ...(item.disabled ? [item.path.replace(/\/+$/, '')] : []),
    ...disabledPaths(item.children),
  ]);
}
