import { isServerThere, reloadNow } from '#src/lib/reload-page.ts';

const KEY = 'reloaded';

/** Why the page was not loaded anew. */
export type Hindrance = 'offline' | 'gone';

/**
 * Loads the page anew for a part of it that could not be fetched: by itself once for each build and
 * tab, so that a part which is gone for good makes no loop; as often as somebody asks.
 */
export async function reloadFor(isAsked: boolean): Promise<Hindrance | null> {
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
    // Nothing would tell the next time from the first one.
    return false;
  }
}
