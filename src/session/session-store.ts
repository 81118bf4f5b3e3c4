import { readStoredSession, removeStoredSession, storeSession } from './session-storage.ts';
import type { EndReason, StoredSession } from './session-storage.ts';
import { decodeToken, isUnexpired } from './token.ts';

/** What the token says of the signed-in person, the token itself, and their role (A10). */
export type SessionUser = {
  accessToken: string;
  role: string;
  exp: number;
  [claim: string]: unknown;
};

export type SessionState =
  | { status: 'loading'; user: null }
  | {
      status: 'unauthenticated';
      user: null;
      /** Null where there was no session to end. */
      endedBy: EndReason | null;
      /** False where another tab ended it. */
      isHere: boolean;
    }
  | { status: 'authenticated'; user: SessionUser };

type Store = { state: SessionState; stored: StoredSession | null; isShared: boolean };

const store: Store = {
  state: { status: 'loading', user: null },
  stored: null,
  // Whether other tabs see the session: not where storage throws.
  isShared: true,
};
const listeners = new Set<() => void>();

function become(state: SessionState, stored: StoredSession | null): void {
  store.state = state;
  store.stored = stored;
  for (const listener of listeners) listener();
}

/**
 * The user that a stored session stands for, or null where its time is over.
 * @throws Error 'Invalid token!'
 */
function userOf({ token, bearer }: StoredSession): SessionUser | null {
  const claims = decodeToken(token);
  if (!isUnexpired(claims)) return null;
  const role = typeof claims.role === 'string' && claims.role ? claims.role : 'admin';
  return { ...claims, accessToken: bearer ?? token, role };
}

function nobody(endedBy: EndReason | null, isHere = true): SessionState {
  return { status: 'unauthenticated', user: null, endedBy, isHere };
}

/** Who is signed in: the one place that knows, for guards, pages and the client. */
export const session = {
  getState: (): SessionState => store.state,

  /** The session as it is stored, or null. `bearer` is what goes out with each call. */
  getStored: (): StoredSession | null => store.stored,

  /** False where storage throws: then other tabs know nothing of this session. */
  isShared: (): boolean => store.isShared,

  /** Calls `listener` after each change, an end with its reason included. @returns stops that. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  /** The state as soon as it is known (A5). */
  ready: (): Promise<SessionState> =>
    new Promise((resolve) => {
      const tell = () => {
        if (store.state.status === 'loading') return;
        stop();
        resolve(store.state);
      };
      const stop = session.subscribe(tell);
      tell();
    }),

  /** Takes over what is stored: on start, and when another tab signed in (A7). */
  restore: (): void => {
    const stored = readStoredSession();
    const user = stored && userOrNull(stored);
    if (user) return become({ status: 'authenticated', user }, stored);
    if (stored) removeStoredSession('expired');
    return become(nobody(null), null);
  },

  /**
   * Begins a session.
   * @throws Error 'Invalid access token!' where the token cannot be one, 'Token expired!' where its
   * time is over (A9).
   */
  start: (stored: StoredSession): void => {
    let user: SessionUser | null;
    try {
      user = userOf(stored);
    } catch (cause) {
      throw new Error('Invalid access token!', { cause });
    }
    if (!user) throw new Error('Token expired!');
    store.isShared = storeSession(stored);
    become({ status: 'authenticated', user }, stored);
  },

  /** Ends the session, in all tabs. Without one it does nothing, so many 401s are one end (A12). */
  end: (reason: EndReason): void => {
    if (store.state.status !== 'authenticated') return;
    const inStorage = readStoredSession();
    // Another tab has signed in anew, and this one did not hear of it yet: that session is no old one.
    const isNewer = inStorage !== null && inStorage.token !== store.stored?.token;
    if (isNewer && reason !== 'signed-out') return session.restore();
    removeStoredSession(reason);
    return become(nobody(reason), null);
  },

  /** Ends the session here, because another tab ended it. */
  follow: (reason: EndReason): void => {
    if (store.state.status === 'authenticated') become(nobody(reason, false), null);
  },
};

/** What cannot be read is as good as nothing. */
function userOrNull(stored: StoredSession): SessionUser | null {
  try {
    return userOf(stored);
  } catch {
    return null;
  }
}
