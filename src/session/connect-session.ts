import { connectClient } from '#src/api/client.ts';
import { readStoredSession, SESSION_KEY } from './session-storage.ts';
import { session } from './session-store.ts';
import { watchExpiry } from './watch-expiry.ts';
import { isUnexpired } from './token.ts';

/**
 * Connects the session with the client, with time and with the other tabs. Call once at the start.
 * @returns a function that takes all of it back.
 */
export function connectSession(): () => void {
  connectClient({
    accessToken: session.bearer,
    // Without a session a 401 is an ordinary failure; `end` then does nothing.
    onUnauthorized: () => session.end('unauthorized'),
  });
  session.restore();
  const stopWatching = watchExpiry();
  const followStorage = (event: StorageEvent) => {
    if (event.key === SESSION_KEY || event.key === null) followOtherTab();
  };
  // A page from the back-forward cache missed what happened meanwhile.
  window.addEventListener('pageshow', followOtherTab);
  window.addEventListener('storage', followStorage);
  return () => {
    stopWatching();
    window.removeEventListener('pageshow', followOtherTab);
    window.removeEventListener('storage', followStorage);
  };
}

/** Another tab signed in or out, or ended the session: so does this one. */
function followOtherTab(): void {
  if (!session.isShared()) return;
  const { user } = session.getState();
  const stored = readStoredSession();
  if (stored?.token === user?.accessToken) return;
  if (stored) session.restore();
  else if (user) session.end(isUnexpired(user) ? 'signed-out' : 'expired');
}
