import i18next from 'i18next';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { checkConsole, watchConsole } from './console.ts';
import { localeFiles } from './locale-files.ts';
import { mock } from './mock.ts';

beforeAll(() => {
  mock.listen();
  mock.server.use(localeFiles);
});
afterAll(() => mock.close());

beforeEach(watchConsole);

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await mock.reset();
  mock.server.use(localeFiles);
  if (i18next.isInitialized) await i18next.changeLanguage('cn');
  checkConsole();
});
