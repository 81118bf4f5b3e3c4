import * as v from 'valibot';

export const SESSION_KEY = 'session';

const StoredSession = v.object({
  /** Says who is signed in and until when. */
  token: v.string(),
  /** What the server wants to see with each call; null where a cookie does that. */
  bearer: v.nullable(v.string()),
});

/** One record holds the whole session, so that it is never half there. */
export type StoredSession = v.InferOutput<typeof StoredSession>;

/** The stored session, or null where there is none or it cannot be read. */
export function readStoredSession(): StoredSession | null {
  try {
    const result = v.safeParse(StoredSession, JSON.parse(localStorage.getItem(SESSION_KEY) ?? ''));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/**
 * Stores the session; null removes it. Storage that throws is no reason to fail: the session then
 * lasts as long as the page.
 * @returns whether it is stored.
 */
export function writeStoredSession(stored: StoredSession | null): boolean {
  try {
    if (stored) localStorage.setItem(SESSION_KEY, JSON.stringify(stored));
    else localStorage.removeItem(SESSION_KEY);
    return true;
  } catch {
    return false;
  }
}
