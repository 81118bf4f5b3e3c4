import { FONT_SIZE, type Settings } from './schema.ts';

/** The settings as the page shows them; `src/boot/first-paint.js` does the same before the first paint. */
export function shownSettings(settings: Settings): Settings {
  if (!settings.easyReading) return settings;
  return { ...settings, contrast: 'hight', fontSize: FONT_SIZE.max };
}
