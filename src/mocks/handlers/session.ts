import type { User } from '#src/features/user/schema.ts';
import type { Database } from '../database.ts';
import { issueToken, maySignIn, tokenOf } from '../tokens.ts';
import { captchaPicture } from '../drawings/captcha.ts';
import { createRandom } from '../random.ts';
import { bodyOf, define } from './define.ts';
import { Refusal } from './refusal.ts';
import { presentUser } from './types/users.ts';

export const sessionCalls = [
  define(
    'POST /user/login',
    async ({ db, request }) => {
      const body = await bodyOf(request);
      checkCaptcha(db, body);
      const user = userOf(db, body);
      if (!maySignIn(user)) throw new Refusal(200, '账号已停用，请联系管理员');
      const seen = { ...user, lastLoginTime: db.now().toISOString(), lastLoginIp: '127.0.0.1' };
      db.users.replace(seen);
      return { token: issueToken(db, seen), user: withPermissions(seen) };
    },
    'anyone',
  ),
  define(
    'POST /user/logout',
    ({ db, request }) => {
      const token = tokenOf(request);
      if (token !== null) db.endToken(token);
      return true;
    },
    'anyone',
  ),
  define('GET /user/info', ({ user }) => ({ user: user && withPermissions(user) }), 'session'),
  define('GET /system/captcha', ({ db }) => {
    if (!db.asksForCode()) return { captchaEnabled: false };
    const id = crypto.randomUUID();
    const random = createRandom(id);
    const code = Array.from({ length: 4 }, () => random.pick(LEGIBLE)).join('');
    db.captchas.set(id, code);
    return { id, image: captchaPicture(code) };
  }),
];

/** The permissions of those who are not administrators. */
const EDITORS = ['site:*:*', 'column:*:*', 'content:*:*', 'system:menu:list'];

function withPermissions(user: User): object {
  return { ...presentUser(user), permissions: user.role === 'admin' ? ['*:*:*'] : EDITORS };
}

/** Without the similar characters 0, O, 1, I, L. */
const LEGIBLE = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'.split('');

/**
 * @throws Refusal with status 200: the specification defines a failed sign-in as `success: false`.
 */
function userOf(db: Database, { username, password }: Record<string, unknown>): User {
  const user = db.users.all().find((row) => row.username === username && row.deleted !== true);
  if (!user || user.password !== password) throw new Refusal(200, '用户名或密码错误');
  return user;
}

/** A code is valid once. */
function checkCaptcha(db: Database, { captcha, captchaId }: Record<string, unknown>): void {
  if (!db.asksForCode()) return;
  if (typeof captcha !== 'string' || captcha === '') throw new Refusal(200, '请输入验证码');
  const match = [...db.captchas].find(
    ([id, code]) => code === captcha.toUpperCase() && (captchaId === undefined || captchaId === id),
  );
  if (!match) throw new Refusal(200, '验证码错误或已过期');
  db.captchas.delete(match[0]);
}
