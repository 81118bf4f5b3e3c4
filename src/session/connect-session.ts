import { connectClient } from '#src/api/client.ts';
import { readEndNotice, readStoredSession, SESSION_KEY } from './session-storage.ts';
import { session } from './session-store.ts';
import { isUnexpired } from './token.ts';
import { watchExpiry } from './watch-expiry.ts';

/**
 * Calls whose 401 does not end the session: a wrong password, or a session that is already over.
 */
const SIGN_IN_CALLS = new Set(['POST /user/login', 'POST /user/logout']);

/**
 * Connects the session to the client, the clock and other tabs. Call once at the start.
 * @returns the disconnect function.
 */
export function connectSession(): () => void {
  connectClient({
    accessToken: () => session.getStored()?.bearer ?? null,
    // Without a session `end` does nothing.
    onUnauthorized: ({ call }) => {
      if (!SIGN_IN_CALLS.has(call)) session.end('unauthorized');
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
  if (stored?.token === session.getStored()?.token) return;
  if (stored) session.restore();
  else if (user) session.follow(isUnexpired(user) ? 'signed-out' : 'expired');
}
