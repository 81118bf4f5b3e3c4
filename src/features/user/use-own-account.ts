import { useSession } from '#src/session/use-session.ts';
import type { User } from './schema.ts';

/**
 * Recognises the signed-in person's own account, which they may not disable or delete: by username,
 * else by id (`id` or the token's `sub`).
 */
export function useOwnAccount(): (user: User) => boolean {
  const { user: session } = useSession();
  return (user) => {
    if (!session) return false;
    const { username, id, sub } = session;
    if (typeof username === 'string' && username !== '') return username === user.username;
    const own = id ?? sub;
    return (typeof own === 'string' || typeof own === 'number') && `${own}` === `${user.id}`;
  };
}
