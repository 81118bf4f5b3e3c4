import { isServerThere, reloadNow } from '#src/lib/browser/reload-page.ts';

const KEY = 'reloaded';

/** Why the page was not reloaded: no connection, or the file is missing on the server. */
export type ReloadFailure = 'offline' | 'gone';

/**
 * Reloads the page because one of its chunks could not be fetched. An automatic reload happens only once
 * per build and tab, so that a missing chunk causes no reload loop.
 * @param isAsked true when the user pressed the button, which always reloads
 * @returns why the page was not reloaded, or null when it was
 */
export async function reloadMissingCode(isAsked: boolean): Promise<ReloadFailure | null> {
  if (!(await isServerThere())) return 'offline';
  if (!isAsked && !isFirstTime()) return 'gone';
  reloadNow();
  return null;
}

function isFirstTime(): boolean {
  const { build = '' } = document.documentElement.dataset;
  try {
    const isFirst = sessionStorage.getItem(KEY) !== build;
    sessionStorage.setItem(KEY, build);
    return isFirst;
  } catch {
    // Without storage a second attempt looks like the first one: no automatic reload, to avoid a loop.
    return false;
  }
}
