import { connectClient } from '#src/api/client/client.ts';
import { hasCall } from '#src/api/wire/server-call.ts';
import { isSameSession, readEndNotice, readStoredSession, SESSION_KEY } from './session-storage.ts';
import { session } from './session-store.ts';
import { isUnexpired } from './token.ts';
import { watchExpiry } from './refresh/watch-expiry.ts';

/**
 * Calls whose 401 neither ends nor refreshes the session: a wrong password, a session that is
 * already over, or the refresh itself.
 */
function isSignInCall(call: string): boolean {
  return ['POST /user/login', 'POST /user/logout', 'POST /user/refresh'].includes(call);
}

/**
 * Connects the session to the client, the clock and other tabs. Call once at the start.
 * @returns the disconnect function.
 */
export function connectSession(): () => void {
  connectClient({
    accessToken: () => session.getStored()?.bearer ?? null,
    // Without a session `end` does nothing.
    onUnauthorized: ({ call }) => {
      if (!isSignInCall(call)) session.end('unauthorized');
    },
    prepareRefresh: (call) => {
      const sent = session.getStored();
      const { user } = session.getState();
      if (!hasCall('POST /user/refresh') || isSignInCall(call) || !sent || !user) return null;
      // Loaded when it is needed: visitors never need it, and most servers have no such call.
      return async () => (await import('./refresh/refresh-session.ts')).refreshAfter(sent, user);
    },
    isVisitor: () => session.getState().status === 'unauthenticated',
  });
  session.restore();
  const stopWatching = watchExpiry();
  // Restored or resumed pages have missed storage events.
  window.addEventListener('pageshow', catchUp);
  document.addEventListener('visibilitychange', catchUp);
  window.addEventListener('storage', followStorage);
  return () => {
    stopWatching();
    window.removeEventListener('pageshow', catchUp);
    document.removeEventListener('visibilitychange', catchUp);
    window.removeEventListener('storage', followStorage);
  };
}

/** Follows another tab's sign-in or end of session. */
function followStorage({ key, newValue }: StorageEvent): void {
  // No key: all of storage was cleared.
  if (key !== null && key !== SESSION_KEY) return;
  const reason = readEndNotice(newValue);
  if (reason) session.follow(reason);
  else catchUp();
}

function catchUp(): void {
  if (!session.isShared()) return;
  const { user } = session.getState();
  const stored = readStoredSession();
  if (isSameSession(stored, session.getStored())) return;
  if (stored) session.restore();
  else if (user) session.follow(isUnexpired(user, session.getTime()) ? 'signed-out' : 'expired');
}
