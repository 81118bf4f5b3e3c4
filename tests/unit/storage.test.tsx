import 'fake-indexeddb/auto';
import { useColorScheme } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import { deleteDB, openDB } from 'idb';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import i18next from 'i18next';
import { persistAnswer, readPersistedAnswer } from '#src/api/client/persisted-answers.ts';
import { recentPages, rememberPage } from '#src/admin/records/recent-pages.ts';
import { reloadMissingCode } from '#src/app/errors/reload-missing-code.ts';
import { AppThemeProvider } from '#src/app/settings/theme-provider.tsx';
import { programFailed } from '#src/boot/program-failed.ts';
import { useListMemory } from '#src/admin/list/core/list-memory.ts';
import { createAutosave } from '#src/admin/drafts/autosave.ts';
import { DATABASE } from '#src/lib/local-copies/database.ts';
import { clearCompared, toggleCompared } from '#src/features/product/compare/compare-store.ts';
import { startI18n } from '#src/i18n/i18n.ts';
import {
  readStoredSession,
  removeStoredSession,
  storeSession,
} from '#src/session/session-storage.ts';
import { SessionProvider } from '#src/session/session-provider.tsx';
import { session } from '#src/session/session-store.ts';
import { buildLocalToken } from '#src/session/token.ts';
import { readSettings, writeSettings } from '#src/settings/storage.ts';
import { DEFAULT_SETTINGS } from '#src/settings/schema.ts';
import { runFirstPaint } from '#tests/support/first-paint.ts';

const refuse = (name: string) => () => {
  throw new DOMException('Refused by a test', name);
};

/** Possible faults of localStorage. */
const FAULTS: Record<string, () => void> = {
  'is closed to us': () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse('SecurityError'));
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(refuse('SecurityError'));
  },
  'throws whatever one does': () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(refuse('SecurityError'));
    }
  },
  'is full': () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError'));
  },
  ...Object.fromEntries(
    ['{', 'null', '7', '[{"a":1}]', '{"version":"0.0.0","order":7,"token":{}}'].map((text) => [
      `has ${text} for everything`,
      () => corrupt(text),
    ]),
  ),
};

/** Until the next write. */
function corrupt(text: string): void {
  const written = new Map<string, string>();
  const { prototype } = Storage;
  vi.spyOn(prototype, 'getItem').mockImplementation((key) => written.get(key) ?? text);
  vi.spyOn(prototype, 'setItem').mockImplementation((key, value) => void written.set(key, value));
  vi.spyOn(prototype, 'removeItem').mockImplementation((key) => void written.delete(key));
}

/** All modules that use localStorage. */
const STORES: Record<string, () => unknown> = {
  'settings (S6)': () => {
    writeSettings(DEFAULT_SETTINGS);
    return readSettings();
  },
  session: () => {
    const stored = readStoredSession();
    storeSession({ token: 'a.b.c', bearer: null });
    removeStoredSession('expired');
    return stored;
  },
  'last good answers': () => {
    persistAnswer('/api/menu/list', '{}');
    return readPersistedAnswer('/api/menu/list');
  },
  'recent places': () => {
    session.start({ token: buildLocalToken({ username: 'admin' }), bearer: null });
    rememberPage({ path: '/backstage' });
    expect(recentPages.read()).toContainEqual({ path: '/backstage' });
    session.end('signed-out');
  },
  'a list’s columns and views': () => {
    function List() {
      const { memory, remember } = useListMemory();
      return <button onClick={() => remember({ density: 'compact' })}>{memory.density}</button>;
    }
    const { unmount } = render(
      <MemoryRouter>
        <SessionProvider>
          <List />
        </SessionProvider>
      </MemoryRouter>,
    );
    act(() => screen.getByRole('button').click());
    expect(screen.getByRole('button')).toHaveTextContent('compact');
    unmount();
  },
  'compared products': () => {
    expect(toggleCompared({ id: 1, name: 'A', model: '', cover: '' })).toBe(true);
    clearCompared();
  },
  'the look and the language before the app': () => {
    runFirstPaint();
    expect(document.documentElement.lang).not.toBe('');
  },
  'the language (I4)': async () => {
    await i18next.changeLanguage('en');
    expect(document.documentElement.lang).toBe('en');
  },
  'the colour mode (S8)': () => {
    function Mode() {
      const { mode, setMode } = useColorScheme();
      return <button onClick={() => setMode('dark')}>{mode}</button>;
    }
    const { unmount } = render(
      <AppThemeProvider>
        <Mode />
      </AppThemeProvider>,
    );
    act(() => screen.getByRole('button').click());
    expect(screen.getByRole('button')).toHaveTextContent('dark');
    unmount();
  },
  'the reload after a deploy': async () => {
    programFailed('/program.js');
    await reloadMissingCode(false);
  },
};

beforeAll(startI18n);
beforeEach(() => {
  // jsdom cannot reload.
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(Object.entries(FAULTS))('storage that %s breaks nothing:', (_fault, strike) => {
  it.each(Object.entries(STORES))('%s', async (_store, use) => {
    strike();
    await expect((async () => use())()).resolves.not.toThrow();
  });
});

const PLACE = { user: 'admin', type: 'news', record: '1' };

/** Faults of the drafts' storage, and whether drafts are still saved. */
const DRAFT_FAULTS: { fault: string; isKept: boolean; strike: () => unknown }[] = [
  {
    fault: 'is closed to us',
    isKept: false,
    strike: () => vi.spyOn(indexedDB, 'open').mockImplementation(refuse('SecurityError')),
  },
  {
    fault: 'is full',
    isKept: false,
    strike: () =>
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse('QuotaExceededError')),
  },
  {
    fault: 'is of a later version',
    isKept: false,
    strike: async () => (await openDB(DATABASE, 2)).close(),
  },
  {
    fault: 'is another’s',
    isKept: false,
    strike: async () => (await openDB(DATABASE, 1)).close(),
  },
  {
    fault: 'is cleared while it is looked at',
    isKept: true,
    strike: () =>
      vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementationOnce(function clear(this: IDBIndex) {
        this.objectStore.transaction.abort();
        return refuse('AbortError')();
      }),
  },
  {
    fault: 'has rows that are no drafts',
    isKept: true,
    strike: async () => {
      await createAutosave(PLACE).loadDrafts({});
      const database = await openDB(DATABASE, 1);
      const odd = { ...PLACE, kind: 'draft', at: Date.now(), values: 'none' };
      await database.put('copies', { ...odd, id: 'odd' });
      await database.put('copies', { kind: 'draft', id: 'odder', at: 'never' });
      database.close();
    },
  },
];

describe('B8: a form whose storage for drafts', () => {
  it.each(DRAFT_FAULTS)(
    '$fault works, and knows whether drafts are kept',
    async ({ strike, isKept }) => {
      await deleteDB(DATABASE);
      await strike();
      const autosave = createAutosave(PLACE);
      await autosave.loadDrafts({ title: 'before' });
      expect(autosave.getState().earlierDrafts).toEqual([]);
      autosave.schedule(() => ({ values: { title: 'after' }, base: { title: 'before' } }));
      await autosave.flush();
      expect(autosave.isWorking()).toBe(isKept);
      expect(autosave.getState().savedAt !== null).toBe(isKept);
      await autosave.discard();
    },
  );
});
