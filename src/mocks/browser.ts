import { setupWorker } from 'msw/browser';
import { env } from '#src/env.ts';
import { openBrowserStorage } from './browser-storage.ts';
import { createDatabase } from './database.ts';
import type { Database } from './database.ts';
import { createHandlers, unknownCall } from './handlers/all.ts';
import type { PictureStore } from './picture-store.ts';
import { pictureType } from './picture-store.ts';
import { createSaver } from './saver.ts';

const RESET = 'reset';

/**
 * Answers `/api` with a service worker. Edits survive a reload; `?mock=reset` in the URL, or
 * `window.mock.reset()` in the console, restores the sample data. `window.mock.db.faults.set('GET
 * /links/get', '503')` makes a call fail.
 */
export async function startMock(): Promise<void> {
  const storage = await openBrowserStorage();
  const db = createDatabase({
    pictures: viteImages(),
    files: storage.files,
    siteName: env.siteName,
  });
  const otherTabs = new BroadcastChannel('mock-api');
  const restore = async () => {
    const state = await storage.read();
    if (state) db.load(state);
  };
  db.persistWith(
    createSaver(async () => {
      await storage.write(db.dump());
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
      otherTabs.postMessage('changed');
    }),
  );
  // State stored by an older version may not fit the schemas.
  await (isResetAsked() ? db.reset() : restore().catch(() => db.reset()));
  otherTabs.addEventListener('message', () => void restore());

  await setupWorker(...createHandlers(db), unknownCall).start({
    quiet: true,
    onUnhandledFrame: 'bypass',
  });
  Object.assign(window, { mock: { db, reset: () => resetAndReload(db) } });
}

/** Reads `?mock=reset` and removes it from the URL, so that the next reload keeps the data. */
function isResetAsked(): boolean {
  const url = new URL(location.href);
  if (url.searchParams.get('mock') !== RESET) return false;
  url.searchParams.delete('mock');
  history.replaceState(history.state, '', url);
  return true;
}

async function resetAndReload(db: Database): Promise<void> {
  await db.reset();
  location.reload();
}

/** The sample pictures by the URLs that Vite gives them. */
function viteImages(): PictureStore {
  const images = import.meta.glob<string>('./pictures/*', { query: '?url', import: 'default' });
  return {
    names: () => Object.keys(images).map((path) => path.replace('./pictures/', '')),
    read: async (fileName) => {
      const address = await images[`./pictures/${fileName}`]?.();
      if (address === undefined) return null;
      const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
      return { bytes, type: pictureType(fileName) };
    },
  };
}
