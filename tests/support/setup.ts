import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import i18next from 'i18next';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { checkConsole, watchConsole } from './console.ts';
import { fillJsdomGaps, setWindowWidth } from './jsdom-gaps.ts';
import { localeFiles } from './locale-files.ts';
import { mock } from './mock.ts';

fillJsdomGaps();
// Lazy pages are compiled when first asked for; on a busy machine that takes longer than a second.
configure({ asyncUtilTimeout: 10_000 });

beforeAll(() => mock.listen());
afterAll(() => mock.close());

beforeEach(() => {
  mock.server.use(localeFiles);
  setWindowWidth(1280);
  watchConsole();
});

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await mock.reset();
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'i18next=; max-age=0';
  if (i18next.isInitialized) await i18next.changeLanguage('cn');
  checkConsole();
});
