import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';
import i18next from 'i18next';
import { deleteDB } from 'idb';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { useSettingsDrawer } from '#src/app/settings/settings-drawer-store.ts';
import { resetAll } from '#src/settings/store.ts';
import { checkConsole, watchConsole } from './console.ts';
import { fillJsdomGaps, setWindowWidth } from './jsdom-gaps.ts';
import { localeFiles } from './locale-files.ts';
import { mock } from './mock.ts';

fillJsdomGaps();
// Lazy pages are compiled when first asked for; on a busy machine that takes longer than a second.
// A file before this one may have chosen otherwise.
configure({ asyncUtilTimeout: 20_000, defaultHidden: false });

beforeAll(() => {
  mock.listen();
  mock.server.use(localeFiles);
});
afterAll(() => mock.close());

beforeEach(() => {
  setWindowWidth(1280);
  watchConsole();
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await mock.reset();
  mock.server.use(localeFiles);
  // These keep their choice, so they go before the clearing.
  resetAll();
  useSettingsDrawer.getState().close();
  if (i18next.isInitialized) await i18next.changeLanguage('cn');
  // Some files bring an IndexedDB along, and it stays for those that follow.
  if ('indexedDB' in window) await deleteDB('drafts');
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'i18next=; path=/; max-age=0';
  checkConsole();
});
