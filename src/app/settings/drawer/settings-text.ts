import * as v from 'valibot';
import { isRecord } from '#src/lib/records/is-record.ts';
import { isSame } from '#src/lib/records/is-same.ts';
import { type Settings, SettingsSchema } from '#src/settings/schema.ts';
import { ownColor, readColor } from './own-color.ts';
import { COLOR_MODES, type ColorMode } from '../use-color-mode.ts';

/**
 * The settings in a text, or in `wrong` the name of the first setting with an invalid value; '' if the text has no
 * settings.
 */
type Read = { patch: Partial<Settings>; mode?: ColorMode } | { wrong: string };

const ModeSchema = v.optional(v.picklist(COLOR_MODES));

/**
 * All settings and the colour mode as JSON text, to copy to another browser. Contains no shades of an own colour,
 * because they are derived from it.
 */
export function settingsText(settings: Settings, mode: ColorMode): string {
  const { primaryColor } = settings;
  const color = typeof primaryColor === 'string' ? primaryColor : primaryColor.main;
  const copied = { ...settings, colorScheme: undefined, primaryColor: color, mode };
  return JSON.stringify(copied, null, 2);
}

/**
 * Reads a text of `settingsText`, or a part of it. Unknown keys are ignored.
 * @throws when the code that derives an own colour's shades cannot be fetched
 */
export async function readSettingsText(text: string): Promise<Read> {
  const values = recordIn(text);
  const color = typeof values.primaryColor === 'string' ? readColor(values.primaryColor) : null;
  if (color !== null) values.primaryColor = await ownColor(color);
  const mode = v.safeParse(ModeSchema, values.mode);
  if (!mode.success) return { wrong: 'mode' };
  const read = v.parse(SettingsSchema, values);
  const known = Object.entries(read).filter(([key]) => key in values && key !== 'colorScheme');
  // The schema replaces invalid values by their defaults.
  const [wrong] = known.find(([key, value]) => !isSame(value, values[key])) ?? [];
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
