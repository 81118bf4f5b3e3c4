import { readStoredSession, writeStoredSession } from './session-storage.ts';
import type { StoredSession } from './session-storage.ts';
import { decodeToken, isUnexpired } from './token.ts';

/** What the token says of the signed-in person, the token itself, and their role (A10). */
export type SessionUser = {
  accessToken: string;
  role: string;
  exp: number;
  [claim: string]: unknown;
};

/** Why a session ended: on purpose, by its expiry, or because the server no longer knows it. */
export type EndReason = 'signed-out' | 'expired' | 'unauthorized';

export type SessionState =
  | { status: 'loading'; user: null }
  | { status: 'unauthenticated'; user: null; endedBy: EndReason | null }
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

/** The state that a stored session stands for. @throws Error 'Invalid token!' */
function stateOf({ token }: StoredSession): SessionState {
  const claims = decodeToken(token);
  if (!isUnexpired(claims)) return { status: 'unauthenticated', user: null, endedBy: 'expired' };
  const role = typeof claims.role === 'string' && claims.role ? claims.role : 'admin';
  return { status: 'authenticated', user: { ...claims, accessToken: token, role } };
}

/** Who is signed in: the one place that knows, for guards, pages and the client. */
export const session = {
  getState: (): SessionState => store.state,

  /** What goes out with each call, or null. */
  bearer: (): string | null => store.stored?.bearer ?? null,

  isShared: (): boolean => store.isShared,

  subscribe: (listener: () => void) => {
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
    const nobody: SessionState = { status: 'unauthenticated', user: null, endedBy: null };
    if (!stored) return become(nobody, null);
    try {
      const state = stateOf(stored);
      if (state.status === 'authenticated') return become(state, stored);
    } catch {
      // Not a token: as if there were none.
    }
    writeStoredSession(null);
    return become(nobody, null);
  },

  /**
   * Begins a session.
   * @throws Error 'Invalid access token!' where the token cannot be one (A9).
   */
  start: (stored: StoredSession): void => {
    let state: SessionState;
    try {
      state = stateOf(stored);
    } catch (cause) {
      throw new Error('Invalid access token!', { cause });
    }
    store.isShared = writeStoredSession(stored);
    become(state, stored);
  },

  /** Ends the session, in all tabs. Without one it does nothing, so many 401s are one end (A12). */
  end: (reason: EndReason): void => {
    if (store.state.status !== 'authenticated') return;
    writeStoredSession(null);
    become({ status: 'unauthenticated', user: null, endedBy: reason }, null);
  },
};
