import * as v from 'valibot';
import { passwordInput, statusInput } from '#src/api/fields/input.ts';
import { STATUS } from '#src/api/fields/status.ts';
import type { User } from '#src/features/user/schema.ts';
import { createCall, oneCall, pageCall, updateCall } from './crud.ts';
import type { Context, MockCall } from './define.ts';
import { bodyOf, define } from './define.ts';
import { notFound } from './refusal.ts';
import { deletedUserResource, newUserResource, refuseOwn, userResource } from './user-resource.ts';
import { validate } from './validate.ts';

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
      const { id, password } = await bodyOf(context.request);
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
