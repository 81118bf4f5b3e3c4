import { connectClient } from '#src/api/client.ts';
import { readLastWord, readStoredSession, SESSION_KEY } from './session-storage.ts';
import { session } from './session-store.ts';
import { isUnexpired } from './token.ts';
import { watchExpiry } from './watch-expiry.ts';

/** Calls whose 401 says nothing of the session: a wrong password, and an end that came before. */
const SIGN_IN_CALLS = new Set(['POST /user/login', 'POST /user/logout']);

/**
 * Connects the session with the client, with time and with the other tabs (A8, A12). Call once at
 * the start.
 * @returns a function that takes all of it back.
 */
export function connectSession(): () => void {
  connectClient({
    accessToken: () => session.getStored()?.bearer ?? null,
    // Without a session a 401 is an ordinary failure; `end` then does nothing.
    onUnauthorized: ({ call }) => {
      if (!SIGN_IN_CALLS.has(call)) session.end('unauthorized');
    },
    isVisitor: () => session.getState().status === 'unauthenticated',
  });
  session.restore();
  const stopWatching = watchExpiry();
  // A page from the back-forward cache, or one that slept, missed what happened meanwhile.
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

/** Another tab signed in or out, or ended the session: so does this one. */
function followStorage({ key, newValue }: StorageEvent): void {
  // All of storage was cleared: no key.
  if (key !== null && key !== SESSION_KEY) return;
  const reason = readLastWord(newValue);
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
