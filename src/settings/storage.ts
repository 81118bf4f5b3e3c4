import * as v from 'valibot';
import { isRecord } from '#src/lib/is-record.ts';
import { SettingsSchema } from './schema.ts';
import type { Settings } from './schema.ts';

/** Also read by `src/boot/first-paint.js`. */
export const SETTINGS_KEY = 'app-settings';

/** Stored settings of any other version are ignored. */
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

/** Settings stored in this browser; null without storage. */
export function readSettings(): Settings | null {
  try {
    return parseSettings(localStorage.getItem(SETTINGS_KEY));
  } catch {
    return null;
  }
}

/** Without storage the settings last until the page is left. */
export function writeSettings(settings: Settings): void {
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify({ ...settings, version: APP_VERSION }));
  } catch {
    // Storage is full or blocked.
  }
}
