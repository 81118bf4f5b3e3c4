const internals = { isReloading: false };

/**
 * Reloads, unless the server is unreachable: the browser's error page would replace the app.
 * @returns false where the page was not reloaded.
 */
export async function reloadPage(): Promise<boolean> {
  if (!(await isServerThere())) return false;
  reloadNow();
  return true;
}

/** Reloads without checking the server. */
export function reloadNow(): void {
  internals.isReloading = true;
  window.location.reload();
}

/** True after a reload was started: unsaved-changes prompts are then skipped. */
export const isReloading = (): boolean => internals.isReloading;

/** Any status below 500 counts; a gateway without backend answers 5xx. */
export async function isServerThere(): Promise<boolean> {
  try {
    const { status } = await fetch('/version.json', { cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}
