import { settingsStore } from '#src/settings/store.ts';

/** Loads the styles of easy reading, which have no effect while it is off. Without them it still has its large text. */
export async function loadEasyReading(): Promise<void> {
  await import('./easy-reading.css').catch(() => undefined);
}

/** Await this before the first render, so that nothing changes its size afterwards. */
export async function prepareEasyReading(): Promise<void> {
  if (settingsStore.getState().easyReading) await loadEasyReading();
}
