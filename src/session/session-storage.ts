import * as v from 'valibot';
import { AUTH_METHODS } from '#src/lib/auth-methods.ts';

export const SESSION_KEY = 'session';

const StoredSession = v.object({
  /** Token that identifies the person and holds the expiry. */
  token: v.string(),
  /** Token sent with calls; null where the server uses a cookie. */
  bearer: v.nullable(v.string()),
  /** Body of the refresh call: the refresh token under the server's own name. */
  refresh: v.nullish(v.record(v.string(), v.string())),
  /** Claims that the person has changed since the token was made: name, picture. */
  profile: v.nullish(v.record(v.string(), v.string())),
  /** How the person signed in; the configured method where it is absent. */
  method: v.optional(v.picklist(AUTH_METHODS)),
});

/** The stored session. A single record, so that it is never partly written. */
export type StoredSession = v.InferOutput<typeof StoredSession>;

export type EndReason = 'signed-out' | 'expired' | 'unauthorized';

const EndNotice = v.object({ endedBy: v.picklist(['signed-out', 'expired', 'unauthorized']) });

/** The stored session; null where there is none or it is unreadable. */
export function readStoredSession(): StoredSession | null {
  try {
    const result = v.safeParse(StoredSession, parse(localStorage.getItem(SESSION_KEY)));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** True where both have the same tokens and profile. */
export function isSameSession(one: StoredSession | null, other: StoredSession | null): boolean {
  const partsOf = (stored: StoredSession | null) =>
    JSON.stringify([stored?.token, stored?.bearer, stored?.refresh ?? null, stored?.profile]);
  return partsOf(one) === partsOf(other);
}

/**
 * Stores the session; where storage throws, it lasts until the page is left.
 * @returns whether it is stored
 */
export function storeSession(stored: StoredSession): boolean {
  try {
    localStorage.setItem(SESSION_KEY, JSON.stringify(stored));
    return true;
  } catch {
    return false;
  }
}

/** Removes the stored session, after writing the reason for the other tabs' storage events. */
export function removeStoredSession(endedBy: EndReason): void {
  try {
    try {
      localStorage.setItem(SESSION_KEY, JSON.stringify({ endedBy } satisfies EndNotice));
    } finally {
      // Also where storage is full and the reason could not be written.
      localStorage.removeItem(SESSION_KEY);
    }
  } catch {
    // Without storage there is nothing to remove.
  }
}

type EndNotice = v.InferOutput<typeof EndNotice>;

/** Reason written by another tab; null for any other text. */
export function readEndNotice(text: string | null): EndReason | null {
  const result = v.safeParse(EndNotice, parse(text));
  return result.success ? result.output.endedBy : null;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
