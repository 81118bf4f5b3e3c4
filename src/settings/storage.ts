import * as v from 'valibot';
import { isRecord } from '#src/lib/records/is-record.ts';
import { DEFAULT_SETTINGS, type Settings, SettingsSchema } from './schema.ts';

/** Key in localStorage, also read by `src/boot/first-paint.js`. */
export const SETTINGS_KEY = 'app-settings';

/** Stored settings of any other version are replaced by the defaults. */
export const APP_VERSION: string = import.meta.env.APP_VERSION;

/** Parses stored settings; null where they are missing, unreadable or of another version. */
export function parseSettings(text: string | null): Settings | null {
  try {
    const record: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(record) || record.version !== APP_VERSION) return null;
    return v.parse(SettingsSchema, record);
  } catch {
    return null;
  }
}

/** Settings stored in this browser. Stored ones that `parseSettings` refuses are replaced by the defaults. */
export function readSettings(): Settings {
  try {
    const text = localStorage.getItem(SETTINGS_KEY);
    const settings = parseSettings(text);
    if (settings) return settings;
    if (text !== null) writeSettings(DEFAULT_SETTINGS);
  } catch {
    // Storage is blocked.
  }
  return DEFAULT_SETTINGS;
}

/** Without storage the settings last until the page is left. */
export function writeSettings(settings: Settings): void {
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify({ ...settings, version: APP_VERSION }));
  } catch {
    // Storage is full or blocked.
  }
}
