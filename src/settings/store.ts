import { createStore } from 'zustand/vanilla';
import { DEFAULT_SETTINGS, type Settings } from './schema.ts';
import { parseSettings, readSettings, SETTINGS_KEY, writeSettings } from './storage.ts';

/** The settings of this browser, also after changes in other tabs. */
export const settingsStore = createStore<Settings>(readSettings);

export function setSettings(patch: Partial<Settings>): void {
  writeSettings({ ...settingsStore.getState(), ...patch });
  settingsStore.setState(patch);
}

/** Applies settings that another tab has stored; those of another build are ignored. */
function followOtherTabs(event: StorageEvent): void {
  if (event.key !== SETTINGS_KEY && event.key !== null) return;
  const next = event.newValue === null ? DEFAULT_SETTINGS : parseSettings(event.newValue);
  if (next) settingsStore.setState(next);
}

// Prerendering runs this module in Node.
if (typeof window !== 'undefined') window.addEventListener('storage', followOtherTabs);

export function setSetting<Key extends keyof Settings>(key: Key, value: Settings[Key]): void {
  setSettings({ [key]: value });
}

export function resetSetting(...keys: (keyof Settings)[]): void {
  setSettings(Object.fromEntries(keys.map((key) => [key, DEFAULT_SETTINGS[key]])));
}

/** Resets everything except the colour mode, which the caller resets. */
export function resetAll(): void {
  setSettings(DEFAULT_SETTINGS);
}

const CHOICES: (keyof Settings)[] = [
  'direction',
  'contrast',
  'navLayout',
  'navColor',
  'navWidth',
  'primaryColor',
  'compactLayout',
  'pageTabs',
  'fontSize',
  'fontFamily',
  'easyReading',
  'colorFilter',
];

/** True where one of `keys` (default: any setting) differs from its default. */
export function differsFromDefault(settings: Settings, ...keys: (keyof Settings)[]): boolean {
  const asked = keys.length > 0 ? keys : CHOICES;
  return asked.some((key) => settings[key] !== DEFAULT_SETTINGS[key]);
}
