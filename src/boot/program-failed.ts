const KEY = 'restarted';

/**
 * The program did not come: after a deploy, this page's files may be gone. Loads the page anew, once for
 * each build; then says so, above what can be read already or in place of the skeleton.
 */
export function programFailed(page: HTMLElement, program: string): void {
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
