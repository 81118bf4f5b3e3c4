import { useCallback } from 'react';
import { useSession } from '#src/session/use-session.ts';
import type { User } from './schema.ts';

/**
 * Tells the signed-in person's own account from others: nobody disables or deletes themselves. What
 * the token names counts: the username, else the id (`id`, or a token's `sub`).
 */
export function useOwnAccount(): (user: User) => boolean {
  const { user: session } = useSession();
  return useCallback(
    (user: User) => {
      if (!session) return false;
      const { username, id, sub } = session;
      if (typeof username === 'string' && username !== '') return username === user.username;
      const own = id ?? sub;
      return (typeof own === 'string' || typeof own === 'number') && `${own}` === `${user.id}`;
    },
    [session],
  );
}
