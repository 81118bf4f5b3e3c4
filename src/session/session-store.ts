import { createStore } from 'zustand/vanilla';
import { env } from '#src/env.ts';
import type { AuthMethod } from '#src/lib/auth-methods.ts';
import {
  type EndReason,
  isSameSession,
  readStoredSession,
  removeStoredSession,
  type StoredSession,
  storeSession,
} from './session-storage.ts';
import { decodeToken, isUnexpired, timeOf } from './token.ts';

/** The signed-in person: the token's claims, the token itself and the role. */
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
      /** Null where there was no session. */
      endedBy: EndReason | null;
      /** False where another tab ended it. */
      isHere: boolean;
    }
  | { status: 'authenticated'; user: SessionUser };

type Stored = {
  state: SessionState;
  stored: StoredSession | null;
  /** How the person signed in, also after the end of the session. */
  method: AuthMethod;
  isShared: boolean;
  pageUser: SessionUser | null;
};

const store = createStore<Stored>(() => ({
  state: { status: 'loading', user: null },
  stored: null,
  method: env.authMethod,
  isShared: true,
  pageUser: null,
}));

function setState(state: SessionState, stored: StoredSession | null, isShared?: boolean): void {
  store.setState((before) => ({
    state,
    stored,
    method: stored ? methodOf(stored) : before.method,
    isShared: isShared ?? before.isShared,
    pageUser: state.user ?? (keepsPage(state) ? before.pageUser : null),
  }));
}

function methodOf({ method = env.authMethod }: StoredSession): AuthMethod {
  return method;
}

/** Whether the page stays mounted below a cover: after every end of the session except signing out. */
function keepsPage(state: SessionState): boolean {
  if (state.status !== 'unauthenticated' || state.endedBy === null) return false;
  return state.endedBy !== 'signed-out';
}

/**
 * The user of a stored session; null where it has expired.
 * @throws Error 'Invalid token!'
 */
function userOf(stored: StoredSession): SessionUser | null {
  const { token, bearer, profile } = stored;
  const claims = decodeToken(token);
  if (!isUnexpired(claims, timeOf(methodOf(stored)))) return null;
  const said = typeof claims.role === 'string' && claims.role ? claims.role : 'admin';
  const role = /^admin$/i.test(said) ? 'admin' : said;
  return { ...claims, ...profile, accessToken: bearer ?? token, role };
}

function signedOut(endedBy: EndReason | null, isHere = true): SessionState {
  return { status: 'unauthenticated', user: null, endedBy, isHere };
}

/** The session store, for guards, pages and the client. */
export const session = {
  getState: (): SessionState => store.getState().state,

  /** The stored session, or null. `bearer` is sent with calls. */
  getStored: (): StoredSession | null => store.getState().stored,

  /** The person whose page is shown, also after an end of the session that leaves the page mounted. */
  getPageUser: (): SessionUser | null => store.getState().pageUser,

  /** How the person of this or the last session signed in. */
  getMethod: (): AuthMethod => store.getState().method,

  /** The time to compare the session's `exp` with, in epoch milliseconds: this computer's, or the server's. */
  getTime: (): number => timeOf(store.getState().method),

  /** False where storage throws: other tabs then do not share the session. */
  isShared: (): boolean => store.getState().isShared,

  /**
   * Calls `listener` after each change.
   * @returns the unsubscribe function
   */
  subscribe: (listener: () => void): (() => void) => store.subscribe(listener),

  /** Resolves with the first known state. */
  ready: (): Promise<SessionState> =>
    new Promise((resolve) => {
      const settle = () => {
        const state = session.getState();
        if (state.status === 'loading') return;
        stop();
        resolve(state);
      };
      const stop = session.subscribe(settle);
      settle();
    }),

  /** Adopts the stored session, at the start and after a sign-in in another tab. */
  restore: (): void => {
    const stored = readStoredSession();
    const user = stored && userOrNull(stored);
    if (user) return setState({ status: 'authenticated', user }, stored);
    if (stored) removeStoredSession('expired');
    return setState(signedOut(null), null);
  },

  /**
   * Starts a session.
   * @throws Error 'Invalid access token!' for an invalid token, 'Token expired!' for an expired
   * one.
   */
  start: (stored: StoredSession): void => {
    let user: SessionUser | null;
    try {
      user = userOf(stored);
    } catch (cause) {
      throw new Error('Invalid access token!', { cause });
    }
    if (!user) throw new Error('Token expired!');
    setState({ status: 'authenticated', user }, stored, storeSession(stored));
  },

  /** Ends the session in all tabs; repeated calls (several 401s) do nothing. */
  end: (reason: EndReason): void => {
    if (!canEnd(reason)) return;
    const inStorage = readStoredSession();
    // A newer session from another tab must not be ended.
    const isNewer = inStorage !== null && !isSameSession(inStorage, session.getStored());
    if (isNewer && reason !== 'signed-out') return session.restore();
    removeStoredSession(reason);
    return setState(signedOut(reason), null);
  },

  /** Follows the end of the session in another tab. */
  follow: (reason: EndReason): void => {
    if (canEnd(reason)) setState(signedOut(reason, false), null);
  },
};

/** A sign-out also follows another end, so that the tab goes to the sign-in instead of asking for the password. */
function canEnd(reason: EndReason): boolean {
  const state = session.getState();
  return state.status === 'authenticated' || (reason === 'signed-out' && keepsPage(state));
}

function userOrNull(stored: StoredSession): SessionUser | null {
  try {
    return userOf(stored);
  } catch {
    return null;
  }
}
