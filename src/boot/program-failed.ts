import { stopRememberingPresses } from './remember-presses.ts';

const KEY = 'restarted';

/**
 * The program did not come: after a deploy, this page's files may be gone. Sends off a form that was waiting
 * for it, which loads a page as well. Else loads this page anew, once for each build; then says so, above
 * what can be read already or in place of the skeleton.
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
    // Nothing would tell the next time from the first one: no reload.
  }
  document.querySelector('.boot')?.remove();
  const notice = document.querySelector<HTMLElement>('[data-failed]');
  if (!notice) return;
  for (const text of notice.querySelectorAll<HTMLElement>('[lang]')) {
    text.hidden = text.lang !== page.lang;
  }
  notice.hidden = false;
}
