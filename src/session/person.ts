import type { SessionUser } from './session-store.ts';

/** What tells people apart, as far as a token names it: the first of these that it does. */
const CLAIMS = ['username', 'id', 'sub', 'email'];

/**
 * A text that stays the same for a person from one sign-in to the next and differs between people;
 * null for nobody, or where the token names nobody.
 */
export function personOf(user: SessionUser | null): string | null {
  for (const claim of CLAIMS) {
    const name = user?.[claim];
    if (typeof name === 'number' || (typeof name === 'string' && name !== '')) return `${name}`;
  }
  return null;
}
