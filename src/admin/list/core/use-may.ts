import { useCallback } from 'react';
import { isPermitted } from '#src/session/permissions.ts';
import { useSession } from '#src/session/use-session.ts';
import { useTypeHandle } from './type-handle.ts';

/** What a person may be permitted to do with the records of a type, by the words of their permissions. */
export type TypeAction = 'add' | 'edit' | 'remove' | 'export' | 'import';

/** Tells what the signed-in person may do with the records of the page's type. */
export function useMay(): (action: TypeAction) => boolean {
  const { permission } = useTypeHandle();
  const { user } = useSession();
  return useCallback((action) => isPermitted(user, `${permission}:${action}`), [user, permission]);
}
