import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';
import i18next from 'i18next';
import { deleteDB } from 'idb';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { useSettingsDrawer } from '#src/app/settings/settings-drawer-store.ts';
import { DATABASE } from '#src/lib/local-copies/database.ts';
import { resetAll } from '#src/settings/store.ts';
import { checkConsole, watchConsole } from './console.ts';
import { fillJsdomGaps, setWindowWidth } from './jsdom-gaps.ts';
import { localeFiles } from './locale-files.ts';
import { mock } from './mock.ts';

fillJsdomGaps();
// Lazy pages are compiled on first use, which takes more than a second on a busy machine. Set for each
// file, because an earlier file may have changed it.
configure({ asyncUtilTimeout: 20_000, defaultHidden: false });

beforeAll(() => {
  mock.listen();
  mock.server.use(localeFiles);
});
afterAll(async () => {
  // The progress bar's package reads the document for a moment after a navigation: in the last file of a worker, it
  // would be gone.
  await vi.waitUntil(() => !document.querySelector('#nprogress'), { timeout: 10_000 });
  mock.close();
});

beforeEach(() => {
  setWindowWidth(1280);
  watchConsole();
});

afterEach(async () => {
  // jsdom's animation frames use an interval. If it starts in fake time and does not end in it, later files get no
  // frames.
  if (vi.isFakeTimers()) vi.advanceTimersByTime(50);
  vi.useRealTimers();
  vi.restoreAllMocks();
  await mock.reset();
  mock.server.use(localeFiles);
  // These write to storage, so they run before it is cleared.
  resetAll();
  useSettingsDrawer.getState().close();
  if (i18next.isInitialized) await i18next.changeLanguage('cn');
  // Some files install an IndexedDB, which stays for the files after them.
  if ('indexedDB' in window) await deleteDB(DATABASE);
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'i18next=; path=/; max-age=0';
  checkConsole();
});
