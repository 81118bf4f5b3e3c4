import { stopRememberingPresses } from './remember-presses.ts';

const KEY = 'restarted';

/**
 * Handles an app that did not load, for example because a deploy removed its files. Submits a form that was
 * waiting for it, which loads a page too; otherwise reloads once per build; after that `first-paint.js` shows
 * the notice above the prerendered page or instead of the skeleton.
 */
export function programFailed(program: string): void {
  stopRememberingPresses();
  const waiting = document.querySelector<HTMLFormElement>('form[data-pressed]');
  if (waiting) {
    waiting.submit();
    return;
  }
  try {
    if (navigator.onLine && sessionStorage.getItem(KEY) !== program) {
      sessionStorage.setItem(KEY, program);
      location.reload();
      return;
    }
  } catch {
    // Without storage a second attempt looks like the first one: no reload, to avoid a loop.
  }
  dispatchEvent(new Event('no-program'));
}
