import { session } from './session-store.ts';
import { withTabLock } from './tab-lock.ts';
import { isUnexpired } from './token.ts';

/**
 * In milliseconds. Timers are limited to 2^31 ms and stop while the machine sleeps, so check at
 * least once a minute.
 */
const MAX_WAIT = 60_000;

/**
 * Ends the session when its token expires, also after sleep.
 * @returns a function that stops watching.
 */
export function watchExpiry(): () => void {
  let timer = 0;

  const check = () => {
    window.clearTimeout(timer);
    const { user } = session.getState();
    if (!user) return;
    if (!isUnexpired(user)) {
      void withTabLock('session-end', () => session.end('expired'));
      return;
    }
    const left = user.exp * 1000 - Date.now();
    timer = window.setTimeout(check, Math.min(left, MAX_WAIT));
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
