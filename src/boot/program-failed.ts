import { stopRememberingPresses } from './remember-presses.ts';

const KEY = 'restarted';

/**
 * Handles an app that did not load, for example because a deploy removed its files. Submits a form that was
 * waiting for it, which loads a page too; otherwise reloads once per build; after that shows an error above
 * the prerendered page or instead of the skeleton.
 */
export function programFailed(page: HTMLElement, program: string): void {
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
  document.querySelector('.boot')?.remove();
  const notice = document.querySelector<HTMLElement>('[data-failed]');
  if (!notice) return;
  for (const text of notice.querySelectorAll<HTMLElement>('[lang]')) {
    text.hidden = text.lang !== page.lang;
  }
  notice.hidden = false;
}
