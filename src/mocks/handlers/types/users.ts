import * as v from 'valibot';
import { passwordInput, statusInput } from '#src/api/fields/input.ts';
import { STATUS } from '#src/api/fields/status.ts';
import { NewUserInput, UserInput, emptyUser } from '#src/features/user/input.ts';
import { User } from '#src/features/user/schema.ts';
import { createCall, oneCall, pageCall, type Resource, updateCall } from '../crud.ts';
import { bodyOf, type Context, define, type MockCall } from '../define.ts';
import { contains, equals, newestFirst } from '../query.ts';
import { Refusal, notFound } from '../refusal.ts';
import { validate } from '../validate.ts';

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
const newUserResource: Resource<User> = {
  ...userResource,
  input: NewUserInput,
  empty: { ...emptyUser, password: '' },
};

const deletedUserResource: Resource<User> = {
  ...userResource,
  listing: { ...userResource.listing, omit: (row) => row.deleted !== true },
};

/** A user without internal fields. */
export function presentUser({ password: _, deleted: __, ...user }: User): object {
  return user;
}

/** @throws Refusal where the person would lock themselves out. */
function refuseOwn(user: User | null, id: unknown, message: string): void {
  if (String(user?.id) === String(id)) throw new Refusal(409, message);
}

const create = createCall('POST /user/create', newUserResource);

export const userCalls: MockCall[] = [
  forAdmin(pageCall('GET /user/page', userResource)),
  forAdmin(pageCall('GET /user/recycle/show', deletedUserResource)),
  forAdmin(oneCall('GET /user/get', userResource)),
  // Also used by the sign-up: a visitor always gets the lowest role.
  {
    ...create,
    access: 'anyone',
    answer: async (context) => create.answer(await asMember(context)),
  },
  forAdmin(updateCall('PUT /user/update', userResource)),
  define(
    'PUT /user/update-password',
    async (context) => {
      const { username, password, ...body } = await bodyOf(context.request);
      // JeecgBoot names the person.
      const id = body.id ?? context.db.users.all().find((one) => one.username === username)?.id;
      const changed = validate(v.object({ password: passwordInput }), { password });
      change(context, id, changed);
      return true;
    },
    'admin',
  ),
  define(
    'PUT /user/reset-status',
    async (context) => {
      const { id, status } = await bodyOf(context.request);
      const changed = validate(v.object({ status: statusInput }), { status });
      if (changed.status === STATUS.hidden) refuseOwn(context.user, id, '不能停用自己的账号');
      change(context, id, changed);
      return true;
    },
    'admin',
  ),
  define(
    'DELETE /user/delete',
    (context) => {
      const id = context.query.get('id');
      refuseOwn(context.user, id, '不能删除自己的账号');
      change(context, id, { deleted: true });
      return true;
    },
    'admin',
  ),
];

function forAdmin(call: MockCall): MockCall {
  return { ...call, access: 'admin' };
}

function change({ db }: Context, id: unknown, changed: Partial<User>): void {
  const user = db.users.find(id);
  if (!user || user.deleted === true) throw notFound('用户');
  db.users.replace({ ...user, ...changed, updateTime: db.now().toISOString() });
}

async function asMember(context: Context): Promise<Context> {
  if (context.user?.role === 'admin') return context;
  const body = { ...(await bodyOf(context.request)), role: 'editor', status: STATUS.shown };
  const { url, method } = context.request;
  return { ...context, request: new Request(url, { method, body: JSON.stringify(body) }) };
}
