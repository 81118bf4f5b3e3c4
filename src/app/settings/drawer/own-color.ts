import type { Settings } from '#src/settings/schema.ts';
import { typedCode } from '#src/lib/text/typed-text.ts';

const HEX = /^#?([\da-f]{3}|[\da-f]{6})$/i;

/** Reads a colour in hexadecimal, with or without its sign, as `#RRGGBB`; null where the text is none. */
export function readColor(text: string): string | null {
  const [, digits] = HEX.exec(typedCode(text)) ?? [];
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`.toUpperCase();
}

/**
 * Derives the shades that are stored for a person's own colour.
 * @param color as `readColor` returns it
 * @throws when the arithmetic, which nobody else loads, cannot be fetched
 */
export async function ownColor(color: string): Promise<Settings['primaryColor']> {
  const { deriveShades } = await import('#src/theme/derive-shades.ts');
  return deriveShades(color);
}
