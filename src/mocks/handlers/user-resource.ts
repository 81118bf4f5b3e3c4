import { STATUS } from '#src/api/fields/status.ts';
import { emptyUser, NewUserInput, UserInput } from '#src/features/user/input.ts';
import { User } from '#src/features/user/schema.ts';
import type { Resource } from './crud.ts';
import { contains, equals, newestFirst } from './query.ts';
import { Refusal } from './refusal.ts';

/** Deleted users stay stored, for the recycle bin. */
export const userResource: Resource<User> = {
  rows: (db) => db.users,
  record: User,
  input: UserInput,
  empty: emptyUser,
  noun: '用户',
  listing: {
    search: ['username', 'nickname', 'email', 'phone'],
    filters: {
      status: equals('status'),
      role: equals('role'),
      // Of another server's dialect.
      username: contains('username'),
      phone: contains('phone'),
    },
    order: newestFirst('createTime'),
    omit: (row) => row.deleted === true,
  },
  unique: { field: 'username', label: '用户名' },
  check: ({ user, db }, { id, role, status }) => {
    if (status === STATUS.hidden) refuseOwn(user, id, '不能停用自己的账号');
    if (role !== db.users.find(id)?.role) refuseOwn(user, id, '不能修改自己的角色');
  },
  owned: ['password', 'deleted', 'lastLoginTime', 'lastLoginIp'],
  present: presentUser,
};

/** With the initial password. */
export const newUserResource: Resource<User> = {
  ...userResource,
  input: NewUserInput,
  empty: { ...emptyUser, password: '' },
};

export const deletedUserResource: Resource<User> = {
  ...userResource,
  listing: { ...userResource.listing, omit: (row) => row.deleted !== true },
};

/** A user without internal fields. */
export function presentUser({ password: _, deleted: __, ...user }: User): object {
  return user;
}

/** @throws Refusal where the person would lock themselves out. */
export function refuseOwn(user: User | null, id: unknown, message: string): void {
  if (String(user?.id) === String(id)) throw new Refusal(409, message);
}
