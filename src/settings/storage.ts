import * as v from 'valibot';
import { isRecord } from '#src/lib/is-record.ts';
import { SettingsSchema } from './schema.ts';
import type { Settings } from './schema.ts';

/** Also read by `src/boot/first-paint.js`. */
export const SETTINGS_KEY = 'app-settings';

/** The version of this build (L4). A record of any other is not ours to read. */
export const APP_VERSION: string = import.meta.env.APP_VERSION;

/** A stored text as settings; null where it is missing, unreadable or of another version (S6). */
export function parseSettings(text: string | null): Settings | null {
  try {
    const record: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(record) || record.version !== APP_VERSION) return null;
    return v.parse(SettingsSchema, record);
  } catch {
    return null;
  }
}

/** What this browser keeps. Storage that is closed to us is the same as an empty one (S6). */
export function readSettings(): Settings | null {
  try {
    return parseSettings(localStorage.getItem(SETTINGS_KEY));
  } catch {
    return null;
  }
}

/** Keeps the settings with the build's version; where storage refuses, they last as long as the page (S6). */
export function writeSettings(settings: Settings): void {
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify({ ...settings, version: APP_VERSION }));
  } catch {
    // Full or forbidden storage must not disturb anybody.
  }
}
