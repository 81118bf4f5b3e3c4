import { useCallback } from 'react';
import { useStore } from 'zustand';
import { absentLists } from '#src/api/client/absent-lists.ts';
import { hasCall, hasField } from '#src/api/wire/server-call.ts';
import { isPermitted } from '#src/session/permissions.ts';
import { useSession } from '#src/session/use-session.ts';
import { useTypeHandle } from './type-handle.ts';

/**
 * What a person may be permitted to do with the records of a type, by the words of their permissions; `order` is an
 * edit of the field `sort`, `resetPwd` sets a user's password.
 */
export type TypeAction = 'add' | 'edit' | 'remove' | 'export' | 'import' | 'order' | 'resetPwd';

/**
 * Tells what the signed-in person may do with the records of a type, where the server can do it.
 * @param other the first two parts of its permissions, as `content:news`; the page's own type without it
 */
export function useMay(other?: string): (action: TypeAction) => boolean {
  const own = useTypeHandle();
  const permission = other ?? own.permission;
  const calls = other === undefined ? own.calls : undefined;
  const isAbsent = useStore(absentLists).has((other === undefined && own.listCall) || '');
  const { user } = useSession();
  return useCallback(
    (action) => {
      const needed = {
        add: calls?.create,
        edit: calls?.update,
        remove: calls?.remove,
        resetPwd: 'PUT /user/update-password',
      };
      const isOrder = action === 'order';
      const word = isOrder ? 'edit' : action;
      const call = new Map(Object.entries(needed)).get(word);
      const isOffered =
        !isAbsent && (!call || (hasCall(call) && (!isOrder || hasField(call, 'sort'))));
      return isOffered && isPermitted(user, `${permission}:${word}`);
    },
    [user, permission, calls, isAbsent],
  );
}
