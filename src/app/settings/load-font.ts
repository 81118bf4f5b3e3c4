import type { Settings } from '#src/settings/schema.ts';

const FONTS: Record<Settings['fontFamily'], () => Promise<unknown>> = {
  // Stands in `boot.css`: everybody starts with it.
  'Public Sans Variable': async () => undefined,
  'Inter Variable': () => import('@fontsource-variable/inter'),
  'DM Sans Variable': () => import('@fontsource-variable/dm-sans'),
  'Nunito Sans Variable': () => import('@fontsource-variable/nunito-sans'),
};

/** Fetches a font that somebody chose (S5). Without it the text stands in the next family of the stack. */
export async function loadFont(family: Settings['fontFamily']): Promise<void> {
  await FONTS[family]().catch(() => undefined);
}
