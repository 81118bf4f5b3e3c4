import { useCallback } from 'react';
import { isPermitted } from '#src/session/permissions.ts';
import { useSession } from '#src/session/use-session.ts';
import { useTypeHandle } from './type-handle.ts';

/** What a person may be permitted to do with the records of a type, by the words of their permissions. */
export type TypeAction = 'add' | 'edit' | 'remove' | 'export' | 'import';

/**
 * Tells what the signed-in person may do with the records of a type.
 * @param other the first two parts of its permissions, as `content:news`; the page's own type without it
 */
export function useMay(other?: string): (action: TypeAction) => boolean {
  const own = useTypeHandle().permission;
  const permission = other ?? own;
  const { user } = useSession();
  return useCallback((action) => isPermitted(user, `${permission}:${action}`), [user, permission]);
}
