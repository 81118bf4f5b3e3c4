import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { personOf } from '#src/session/person.ts';
import type { SessionUser } from '#src/session/session-store.ts';
import { userApi } from '../api.ts';
import type { User } from '../schema.ts';

/**
 * The signed-in person's own record: by the id in the session, else found by its username. Null where
 * the server has none.
 */
export function ownUser(person: SessionUser | null, isOwn: (user: User) => boolean) {
  return queryOptions<User | null>({
    queryKey: [userApi.name, 'own', personOf(person)],
    queryFn: async ({ client }) => {
      const id = person?.id ?? person?.sub;
      const isId = typeof id === 'number' || (typeof id === 'string' && id !== '');
      const byId = isId ? await read(client, id) : null;
      if (byId && isOwn(byId)) return byId;
      const username = person?.username;
      if (typeof username !== 'string' || username === '') return null;
      const query = userApi.page({ pageNo: 1, pageSize: 100, keyword: username });
      const { rows } = await client.fetchQuery({ ...query, staleTime: 0 });
      const found = rows.find(isOwn);
      return found ? read(client, found.id) : null;
    },
  });
}

function read(client: QueryClient, id: string | number): Promise<User | null> {
  return client.fetchQuery({ ...userApi.one(id), staleTime: 0 });
}
