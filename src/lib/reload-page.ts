const state = { isReloading: false };

/**
 * Loads the page anew, by its person's wish or because the program cannot go on. Not while the server
 * cannot be reached: the browser's own error would take the page's place.
 * @returns false where the page stays as it is.
 */
export async function reloadPage(): Promise<boolean> {
  if (!(await isServerThere())) return false;
  reloadNow();
  return true;
}

/** The same, where somebody knows already that the server is there. */
export function reloadNow(): void {
  state.isReloading = true;
  window.location.reload();
}

/** True once one of these has done it: who keeps what is typed need not ask about leaving. */
export const isReloading = (): boolean => state.isReloading;

/** Any answer will do, but a gateway's that has nobody behind it. */
export async function isServerThere(): Promise<boolean> {
  try {
    const { status } = await fetch('/version.json', { cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}
