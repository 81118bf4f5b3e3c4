import { hasCall } from '#src/api/wire/server-call.ts';
import type { StoredSession } from '#src/session/session-storage.ts';
import { session } from '#src/session/session-store.ts';
import { withTabLock } from '#src/lib/browser/tab-lock.ts';
import { isUnexpired } from '#src/session/token.ts';

/**
 * In milliseconds. Timers are limited to 2^31 ms and stop while the machine sleeps, so check at
 * least once a minute.
 */
const MAX_WAIT = 60_000;

/**
 * Time of the refresh in epoch milliseconds: a minute before `exp`, but not before half of the remaining
 * time, so that tokens of one minute are not replaced all the time.
 */
function refreshTime(exp: number): number {
  if (!hasCall('POST /user/refresh')) return Infinity;
  const now = session.getTime();
  const left = exp * 1000 - now;
  return now + Math.max(left - 60_000, left / 2);
}

/**
 * Ends the session when its token expires, also after sleep. Where the server can refresh tokens, the session
 * is refreshed first and ends only if that was refused.
 * @returns a function that stops watching
 */
export function watchExpiry(): () => void {
  let timer = 0;
  let watched: StoredSession | null = null;
  let refreshAt = Infinity;

  const check = () => {
    window.clearTimeout(timer);
    const { user } = session.getState();
    if (!user) return;
    const stored = session.getStored();
    if (stored !== watched) {
      watched = stored;
      refreshAt = refreshTime(user.exp);
    }
    const now = session.getTime();
    const isDue = now >= refreshAt;
    if (isDue) void refresh(stored);
    else if (!isUnexpired(user, now)) {
      void withTabLock('session-end', () => session.end('expired'));
      return;
    }
    const left = isDue ? MAX_WAIT : Math.min(refreshAt, user.exp * 1000) - now;
    timer = window.setTimeout(check, Math.min(left, MAX_WAIT));
  };

  const refresh = async (stored: StoredSession | null) => {
    try {
      const { refreshSession } = await import('./refresh-session.ts');
      if ((await refreshSession()) || watched !== stored) return;
    } catch {
      // The server did not decide; the next check asks again.
      return;
    }
    refreshAt = Infinity;
    check();
  };

  const stop = session.subscribe(check);
  document.addEventListener('visibilitychange', check);
  window.addEventListener('pageshow', check);
  check();
  return () => {
    stop();
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', check);
    window.removeEventListener('pageshow', check);
  };
}
