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

/** Why a session ended: on purpose, by its expiry, or because the server no longer knows it. */
export type EndReason = 'signed-out' | 'expired' | 'unauthorized';

const LastWord = v.object({ endedBy: v.picklist(['signed-out', 'expired', 'unauthorized']) });

/** The stored session, or null where there is none or it cannot be read. */
export function readStoredSession(): StoredSession | null {
  try {
    const result = v.safeParse(StoredSession, parse(localStorage.getItem(SESSION_KEY)));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/**
 * Stores the session. Storage that throws is no reason to fail: the session then lasts as long as
 * the page.
 * @returns whether it is stored.
 */
export function storeSession(stored: StoredSession): boolean {
  try {
    localStorage.setItem(SESSION_KEY, JSON.stringify(stored));
    return true;
  } catch {
    return false;
  }
}

/** Removes the stored session. Its last word is for the other tabs: they hear each write. */
export function removeStoredSession(endedBy: EndReason): void {
  try {
    try {
      localStorage.setItem(SESSION_KEY, JSON.stringify({ endedBy } satisfies LastWord));
    } finally {
      // Full storage takes no word, and must not keep the session either.
      localStorage.removeItem(SESSION_KEY);
    }
  } catch {
    // Closed to us: then there is none.
  }
}

type LastWord = v.InferOutput<typeof LastWord>;

/** Why another tab's session ended, from what it wrote; null for any other text. */
export function readLastWord(text: string | null): EndReason | null {
  const result = v.safeParse(LastWord, parse(text));
  return result.success ? result.output.endedBy : null;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
