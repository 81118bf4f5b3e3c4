import { STATUS } from '#src/api/fields/status.ts';
import type { User } from '#src/features/user/schema.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import type { Database } from './database.ts';
import { fingerprint } from '#src/lib/text/fingerprint.ts';

// Tokens look like JWTs, so that the sign-in method `jwt` can decode them; they are not secret.

export function issueToken(db: Database, user: User): string {
  const seconds = Math.floor(db.now().getTime() / 1000);
  const payload = {
    jti: crypto.randomUUID(),
    sub: String(user.id),
    username: user.username,
    nickname: user.nickname,
    email: user.email,
    role: user.role,
    iat: seconds,
    exp: seconds + db.tokenSeconds,
  };
  const content = `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}`;
  return `${content}.${sign(content)}`;
}

/** The request's bearer token, or null. */
export function tokenOf(request: Request): string | null {
  return /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null;
}

/** User of a token; null where it is invalid, expired, ended, or the user may not sign in. */
export function userOfToken(db: Database, token: string): User | null {
  const [head = '', body = '', signature] = token.split('.');
  if (signature !== sign(`${head}.${body}`) || db.endedTokens.has(token)) return null;
  const payload = decode(body);
  if (!isRecord(payload) || Number(payload.exp) * 1000 <= db.now().getTime()) return null;
  const user = db.users.find(payload.sub);
  return user && maySignIn(user) ? user : null;
}

/** False for disabled or deleted users. */
export function maySignIn(user: User): boolean {
  return user.status === STATUS.shown && user.deleted !== true;
}

function sign(content: string): string {
  return fingerprint(`${content}.qinghe`);
}

function encode(value: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function decode(text: string): unknown {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
