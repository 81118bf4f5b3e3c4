import { useColorScheme } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '#src/i18n/i18n.ts';
import { loadRtlCache } from '#src/app/settings/emotion-cache.ts';
import { AppThemeProvider } from '#src/app/settings/theme-provider.tsx';
import type { Settings } from '#src/settings/schema.ts';
import { resetAll, setSetting } from '#src/settings/store.ts';
import { APP_VERSION } from '#src/settings/storage.ts';
import { runFirstPaint } from '#tests/support/first-paint.ts';

const page = document.documentElement;

/** Resets the root element to index.html's. */
function reopenPage(): void {
  for (const name of page.getAttributeNames()) page.removeAttribute(name);
  page.lang = 'zh-CN';
  page.dir = 'ltr';
  page.dataset.colorScheme = 'light';
  page.dataset.version = APP_VERSION;
}

const boot = runFirstPaint;

const look = () => ({
  dir: page.dir,
  scheme: page.dataset.colorScheme,
  fontSize: page.style.fontSize,
  easy: page.dataset.easyReading,
  filter: page.dataset.filter ?? 'none',
});

function Mode() {
  return <p>{useColorScheme().colorScheme}</p>;
}

function systemIsDark(): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('dark'),
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
}

beforeAll(startI18n);
afterEach(() => vi.restoreAllMocks());

beforeEach(() => {
  resetAll();
  localStorage.clear();
  reopenPage();
});

describe('the page before the app', () => {
  it.each<{ name: string; mode?: string; settings?: Partial<Settings>; dark?: boolean }>([
    { name: 'nothing was chosen' },
    { name: 'dark was chosen', mode: 'dark' },
    { name: 'the system decides and is dark', mode: 'system', dark: true },
    { name: 'the system decides and is light', mode: 'system' },
    { name: 'light was chosen and the system is dark', mode: 'light', dark: true },
    { name: 'large type was chosen', settings: { fontSize: 20 } },
    { name: 'small type was chosen', settings: { fontSize: 13 } },
    { name: 'easy reading was chosen', settings: { easyReading: true } },
    { name: 'right to left was chosen', settings: { direction: 'rtl' } },
    { name: 'grey was chosen', settings: { colorFilter: 'grey' } },
    { name: 'the filter for weak colours was chosen', settings: { colorFilter: 'weak' } },
  ])('S8, S9: looks as the app will, where $name', async ({ mode, settings, dark }) => {
    await loadRtlCache();
    if (dark) systemIsDark();
    if (mode) localStorage.setItem('theme-mode', mode);
    if (settings?.fontSize) setSetting('fontSize', settings.fontSize);
    if (settings?.easyReading) setSetting('easyReading', true);
    if (settings?.direction) setSetting('direction', settings.direction);
    if (settings?.colorFilter) setSetting('colorFilter', settings.colorFilter);
    boot();
    const before = look();
    render(
      <AppThemeProvider>
        <Mode />
      </AppThemeProvider>,
    );
    expect(screen.getByText(before.scheme ?? '')).toBeVisible();
    expect(look()).toEqual(before);
  });

  it('S2, S9: shows contrast and direction of the stored record', () => {
    setSetting('contrast', 'hight');
    setSetting('direction', 'rtl');
    boot();
    expect(page.dataset.contrast).toBe('hight');
    expect(page.dir).toBe('rtl');
  });

  it('leaves the filter to the page around it, in a frame', () => {
    setSetting('colorFilter', 'weak');
    vi.spyOn(window, 'parent', 'get').mockReturnValue(new Proxy(window, {}));
    boot();
    render(<AppThemeProvider>{null}</AppThemeProvider>);
    expect(page.dataset.filter).toBe('none');
  });

  it('shows the easy reading mode, whatever size and contrast are stored', () => {
    setSetting('easyReading', true);
    setSetting('fontSize', 13);
    boot();
    expect(page.dataset).toMatchObject({ contrast: 'hight', easyReading: '' });
    expect(page.style.fontSize).toBe('125%');
  });

  it('S6: ignores a record of another version', () => {
    setSetting('direction', 'rtl');
    page.dataset.version = '9.9.9';
    boot();
    expect(page.dir).toBe('ltr');
  });

  it.each(['{', 'null', '[]', JSON.stringify({ version: APP_VERSION, fontSize: 400 })])(
    'S6: an unreadable record (%s) leaves the defaults',
    (text) => {
      localStorage.setItem('app-settings', text);
      boot();
      expect(look()).toEqual({ dir: 'ltr', scheme: 'light', fontSize: '', filter: 'none' });
    },
  );

  it('S6: storage that throws leaves the defaults', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(boot).not.toThrow();
    expect(look().dir).toBe('ltr');
  });

  it.each<{ settings?: Partial<Settings>; right: boolean }>([
    { right: true },
    { settings: { fontSize: 20, compactLayout: false }, right: true },
    { settings: { direction: 'rtl' }, right: false },
    { settings: { contrast: 'hight' }, right: false },
    { settings: { easyReading: true }, right: false },
    { settings: { primaryColor: 'preset3' }, right: true },
    { settings: { colorFilter: 'grey' }, right: true },
    { settings: { fontFamily: 'Inter Variable' }, right: false },
  ])(
    'hides a prerendered page whose look is not this reader’s: $settings',
    ({ settings, right }) => {
      localStorage.setItem('app-settings', JSON.stringify({ version: APP_VERSION, ...settings }));
      localStorage.setItem('i18nextLng', 'cn');
      page.dataset.prerendered = 'cn';
      boot();
      expect(page.dataset.prerendered).toBe(right ? 'cn' : 'off');
    },
  );
});
