import { beforeEach, describe, expect, it, vi } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { DEFAULT_SETTINGS } from '#src/settings/schema.ts';
import {
  differsFromDefault,
  resetAll,
  resetSetting,
  setSetting,
  settingsStore,
} from '#src/settings/store.ts';

const { version } = packageJson;

/** Simulates a storage event from another tab. */
function writeElsewhere(record: object | null): void {
  const newValue = record && JSON.stringify(record);
  window.dispatchEvent(new StorageEvent('storage', { key: 'app-settings', newValue }));
}

beforeEach(() => resetAll());

describe('the settings store', () => {
  it('starts with the defaults of the specification, page tabs on, no easy reading and no filter', () => {
    expect(settingsStore.getState()).toEqual({
      colorScheme: 'light',
      direction: 'ltr',
      contrast: 'default',
      navLayout: 'vertical',
      navColor: 'integrate',
      navWidth: 300,
      primaryColor: 'preset1',
      compactLayout: true,
      pageTabs: true,
      fontSize: 16,
      fontFamily: 'Public Sans Variable',
      easyReading: false,
      colorFilter: 'none',
    });
  });

  it('S6: starts with the stored settings', async () => {
    localStorage.setItem('app-settings', JSON.stringify({ navLayout: 'mini', version }));
    vi.resetModules();
    const fresh = await import('#src/settings/store.ts');
    expect(fresh.settingsStore.getState()).toEqual({ ...DEFAULT_SETTINGS, navLayout: 'mini' });
  });

  it('S6: stores a change and notifies listeners', () => {
    const listener = vi.fn();
    const stop = settingsStore.subscribe(listener);
    setSetting('contrast', 'hight');
    stop();
    setSetting('contrast', 'default');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('app-settings')).toContain('"contrast":"default"');
  });

  it('S7: resets one setting and leaves the others', () => {
    setSetting('fontSize', 20);
    setSetting('navColor', 'apparent');
    resetSetting('fontSize');
    expect(settingsStore.getState()).toMatchObject({ fontSize: 16, navColor: 'apparent' });
  });

  it('S7: resets everything', () => {
    setSetting('fontSize', 20);
    setSetting('direction', 'rtl');
    resetAll();
    expect(settingsStore.getState()).toEqual(DEFAULT_SETTINGS);
  });

  it('S1, S7: knows which settings differ from the defaults', () => {
    expect(differsFromDefault(settingsStore.getState())).toBe(false);
    setSetting('primaryColor', 'preset3');
    expect(differsFromDefault(settingsStore.getState())).toBe(true);
    expect(differsFromDefault(settingsStore.getState(), 'primaryColor')).toBe(true);
    expect(differsFromDefault(settingsStore.getState(), 'fontSize', 'contrast')).toBe(false);
  });

  it('S8: the stored colour scheme does not count as a changed setting', () => {
    setSetting('colorScheme', 'dark');
    expect(differsFromDefault(settingsStore.getState())).toBe(false);
  });

  it('S6: follows another tab', () => {
    writeElsewhere({ ...DEFAULT_SETTINGS, navLayout: 'horizontal', version });
    expect(settingsStore.getState().navLayout).toBe('horizontal');
    writeElsewhere(null);
    expect(settingsStore.getState()).toEqual(DEFAULT_SETTINGS);
  });

  it('S6: does not follow a tab of another build', () => {
    setSetting('navLayout', 'mini');
    writeElsewhere({ ...DEFAULT_SETTINGS, version: '9.9.9' });
    expect(settingsStore.getState().navLayout).toBe('mini');
  });
});
