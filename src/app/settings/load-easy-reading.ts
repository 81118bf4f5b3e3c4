import { settingsStore } from '#src/settings/store.ts';

/** Loads the styles of easy reading, which have no effect while it is off. */
export async function loadEasyReading(): Promise<void> {
  await import('./easy-reading.css');
}

/** Await this before the first render, so that nothing changes its size afterwards. */
export async function prepareEasyReading(): Promise<void> {
  if (!settingsStore.getState().easyReading) return;
  // Without these styles the page still has its large text and contrast.
  await loadEasyReading().catch(() => undefined);
}
