import { expect, it } from 'vitest';
import { appTheme } from '#src/app/settings/app-theme.ts';
import { DEFAULT_SETTINGS } from '#src/settings/schema.ts';

it('the theme made before hydration is the one that the page is drawn with', () => {
  const early = appTheme({ ...DEFAULT_SETTINGS, locale: 'cn' });
  const { easyReading } = DEFAULT_SETTINGS;
  expect(appTheme({ ...DEFAULT_SETTINGS, locale: 'cn', isStill: easyReading })).toBe(early);
});
