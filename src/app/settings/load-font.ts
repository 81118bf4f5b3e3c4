import type { Settings } from '#src/settings/schema.ts';

const FONTS: Record<Settings['fontFamily'], () => Promise<unknown>> = {
  // Already in `boot.css`, because it is the default font.
  'Public Sans Variable': async () => undefined,
  'Inter Variable': () => import('@fontsource-variable/inter'),
  'DM Sans Variable': () => import('@fontsource-variable/dm-sans'),
  'Nunito Sans Variable': () => import('@fontsource-variable/nunito-sans'),
};

/** Loads the CSS of a font family. Never throws: without it the text uses the fallback fonts. */
export async function loadFont(family: Settings['fontFamily']): Promise<void> {
  await FONTS[family]().catch(() => undefined);
}
