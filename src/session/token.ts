import { jwtDecode } from 'jwt-decode';
import type { AuthMethod } from '#src/lib/auth-methods.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { serverTime } from '#src/lib/time/clock.ts';

/** Three days. */
export const LOCAL_TOKEN_SECONDS = 259_200;

/** Claims of a token; `exp` in seconds. */
export type Claims = { exp: number; [claim: string]: unknown };

/**
 * Decodes a token's claims.
 * @throws Error 'Invalid token!' where it has fewer than two parts, is unreadable, or has no exp.
 */
export function decodeToken(token: string): Claims {
  if (token.split('.').length < 2) throw new Error('Invalid token!');
  const claims = readClaims(token);
  if (!isRecord(claims) || typeof claims.exp !== 'number') throw new Error('Invalid token!');
  return { ...claims, exp: claims.exp };
}

function readClaims(token: string): unknown {
  try {
    return jwtDecode<unknown>(token);
  } catch (cause) {
    throw new Error('Invalid token!', { cause });
  }
}

/**
 * Epoch milliseconds by the clock that `exp` is set by where people sign in with this method: this browser's
 * for the local sign-in, so that three days pass whatever the server says, else the server's.
 */
export function timeOf(method: AuthMethod): number {
  return method === 'jwtlocal' ? Date.now() : serverTime();
}

/** True until `exp`; `now` in epoch milliseconds. */
export function isUnexpired({ exp }: Claims, now: number): boolean {
  return exp > now / 1000;
}

/**
 * Builds the token of the local sign-in. It is unsigned and never sent: it only controls what this
 * browser shows.
 */
export function buildLocalToken(
  user: Record<string, unknown>,
  now: number = timeOf('jwtlocal'),
): string {
  const seconds = Math.floor(now / 1000);
  const claims = { ...user, iat: seconds, exp: seconds + LOCAL_TOKEN_SECONDS };
  return [{ alg: 'none', typ: 'JWT' }, claims].map(encode).join('.').concat('.local');
}

function encode(part: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(part));
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
