import * as v from 'valibot';
import { STATUS } from '#src/api/fields/status.ts';
import { listIn } from '#src/api/records/page.ts';
import { resourceOf } from '#src/api/wire/server-call.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import type { Id } from '#src/lib/records/id.ts';

/** A role of the server, which is assigned by its id. */
export type RoleOption = { id: Id; name: string; isOff: boolean };

/** Reads roles from a list, under the dialect's field names; none where it is no list. */
export function roleOptions(roles: unknown): RoleOption[] {
  const names = resourceOf('GET /user/roles')?.roles;
  if (!names || !Array.isArray(roles)) return [];
  return roles.flatMap((role: unknown) => {
    if (!isRecord(role)) return [];
    const { [names.id]: id, [names.name]: name } = role;
    if (typeof id !== 'number' && typeof id !== 'string') return [];
    return [
      {
        id,
        name: typeof name === 'string' ? name : `${id}`,
        isOff: String(role.status) === `${STATUS.hidden}`,
      },
    ];
  });
}

/** The answer of `GET /user/roles`: `{ roles }`, `{ data }`, or a list in one of its usual forms. */
export const Roles = v.pipe(
  v.unknown(),
  v.transform((data) => {
    const { roles, data: list = data } = isRecord(data) ? data : {};
    return roleOptions(roles ?? listIn(list ?? data));
  }),
);
