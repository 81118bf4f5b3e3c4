import * as v from 'valibot';
import { isRecord } from '#src/lib/records/is-record.ts';
import { isSame } from '#src/lib/records/is-same.ts';
import { SettingsSchema } from '#src/settings/schema.ts';
import type { Settings } from '#src/settings/schema.ts';
import { ownColor, readColor } from './own-color.ts';
import { COLOR_MODES } from '../use-color-mode.ts';
import type { ColorMode } from '../use-color-mode.ts';

/** `wrong` names the first setting whose value is none; it is empty where the text has no settings at all. */
type Read = { patch: Partial<Settings>; mode?: ColorMode } | { wrong: string };

const ModeSchema = v.optional(v.picklist(COLOR_MODES));

/** All settings and the colour mode as a text to hand on; of a colour of one's own no shades, which are derived. */
export function settingsText(settings: Settings, mode: ColorMode): string {
  const { primaryColor } = settings;
  const color = typeof primaryColor === 'string' ? primaryColor : primaryColor.main;
  const handed = { ...settings, colorScheme: undefined, primaryColor: color, mode };
  return JSON.stringify(handed, null, 2);
}

/**
 * Reads what `settingsText` wrote, or a part of it. Keys that it does not know are ignored.
 * @throws when the arithmetic of an own colour cannot be fetched
 */
export async function readSettingsText(text: string): Promise<Read> {
  const given = recordIn(text);
  const color = typeof given.primaryColor === 'string' ? readColor(given.primaryColor) : null;
  if (color !== null) given.primaryColor = await ownColor(color);
  const mode = v.safeParse(ModeSchema, given.mode);
  if (!mode.success) return { wrong: 'mode' };
  const read = v.parse(SettingsSchema, given);
  const known = Object.entries(read).filter(([key]) => key in given && key !== 'colorScheme');
  // What the schema refuses, it replaces by the default.
  const [wrong] = known.find(([key, value]) => !isSame(value, given[key])) ?? [];
  if (wrong !== undefined) return { wrong };
  if (known.length === 0 && mode.output === undefined) return { wrong: '' };
  return { patch: Object.fromEntries(known), ...(mode.output && { mode: mode.output }) };
}

function recordIn(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
