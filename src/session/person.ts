import type { SessionUser } from './session-store.ts';

/** Identifying claims in order of preference. */
const CLAIMS = ['username', 'id', 'sub', 'email'];

/** Identifies a person across sign-ins; null for nobody, or where the token has no such claim. */
export function personOf(user: SessionUser | null): string | null {
  for (const claim of CLAIMS) {
    const name = user?.[claim];
    if (typeof name === 'number' || (typeof name === 'string' && name !== '')) return `${name}`;
  }
  return null;
}
