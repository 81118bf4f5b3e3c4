import { DEFAULT_SETTINGS } from './schema.ts';
import type { Settings } from './schema.ts';
import { parseSettings, readSettings, SETTINGS_KEY, writeSettings } from './storage.ts';

let current: Settings = readSettings() ?? DEFAULT_SETTINGS;
const listeners = new Set<() => void>();

function become(next: Settings): void {
  current = next;
  for (const listener of listeners) listener();
}

function change(patch: Partial<Settings>): void {
  const next = { ...current, ...patch };
  writeSettings(next);
  become(next);
}

// Another tab chose something. A tab that runs another build writes what we cannot read: keep ours.
function followOtherTabs(event: StorageEvent): void {
  if (event.key !== SETTINGS_KEY && event.key !== null) return;
  const next = event.newValue === null ? DEFAULT_SETTINGS : parseSettings(event.newValue);
  if (next) become(next);
}

// Prerendering reads this module in Node.
if (typeof window !== 'undefined') window.addEventListener('storage', followOtherTabs);

export function getSettings(): Settings {
  return current;
}

/** Calls back after every change, from this tab or another. Returns the way to stop. */
export function subscribeToSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes one setting and keeps it (S6). */
export function setSetting<Key extends keyof Settings>(key: Key, value: Settings[Key]): void {
  change({ [key]: value });
}

/** Puts settings back to their defaults, the others stay (S7). */
export function resetSetting(...keys: (keyof Settings)[]): void {
  change(Object.fromEntries(keys.map((key) => [key, DEFAULT_SETTINGS[key]])));
}

/** Puts everything back (S7). The colour mode is not kept here; who resets all resets it too. */
export function resetAll(): void {
  change(DEFAULT_SETTINGS);
}

const CHOICES: (keyof Settings)[] = [
  'direction',
  'contrast',
  'navLayout',
  'navColor',
  'primaryColor',
  'compactLayout',
  'fontSize',
  'fontFamily',
];

/** True where one of these differs from its default; without keys, where anything does (S1, S7). */
export function differsFromDefault(settings: Settings, ...keys: (keyof Settings)[]): boolean {
  const asked = keys.length > 0 ? keys : CHOICES;
  return asked.some((key) => settings[key] !== DEFAULT_SETTINGS[key]);
}
