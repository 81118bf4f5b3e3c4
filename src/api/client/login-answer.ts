import * as v from 'valibot';
import { bareToken } from '#src/api/wire/wire.ts';
import { plainNumber } from '#src/lib/records/exact-json.ts';
import { isRecord } from '#src/lib/records/is-record.ts';

/**
 * Answer of the sign-in and of the session's refresh: the token under one of its usual names or as
 * the whole data, the refresh token under the server's own name, and the user. Servers with cookies
 * send no token. An object with neither token nor user is another answer (`{ code: 500 }`) and must
 * not count as success.
 */
export const LoginAnswer = v.pipe(
  v.unknown(),
  v.check((data) => !isRecord(data) || Object.keys(data).length === 0 || isLogin(data), 'token'),
  v.transform((data) => {
    if (typeof data === 'string')
      return { token: bareToken(data) || null, refresh: null, user: {} };
    if (!isRecord(data)) return { token: null, refresh: null, user: {} };
    const person = [data.user, data.userInfo].find(isRecord) ?? withoutTokens(data);
    const fields = Object.entries(person).map(
      ([name, value]) => [name, plainNumber(value)] as const,
    );
    return { token: tokenOf(data), refresh: refreshOf(data), user: Object.fromEntries(fields) };
  }),
);
export type LoginAnswer = v.InferOutput<typeof LoginAnswer>;

function isLogin(data: Record<string, unknown>): boolean {
  return (
    tokenOf(data) !== null || ['user', 'userInfo', 'username', 'id'].some((field) => field in data)
  );
}

const TOKEN_NAMES = ['token', 'accessToken', 'access_token', 'tokenValue'];
const REFRESH_NAMES = ['refreshToken', 'refresh_token'];

function tokenOf(data: Record<string, unknown>): string | null {
  for (const name of TOKEN_NAMES) {
    const value = data[name];
    if (typeof value === 'string' && value !== '') return bareToken(value);
  }
  return null;
}

function refreshOf(data: Record<string, unknown>): Record<string, string> | null {
  for (const name of REFRESH_NAMES) {
    const value = data[name];
    if (typeof value === 'string' && value !== '') return { [name]: value };
  }
  return null;
}

function withoutTokens(data: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.entries(data).filter(([name]) => !/token/i.test(name));
  return Object.fromEntries(fields);
}
