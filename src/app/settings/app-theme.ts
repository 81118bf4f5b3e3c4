import { createTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import i18next from 'i18next';
import { DEFAULT_LANGUAGE, isLanguage } from '#src/i18n/languages.ts';
import { pause } from '#src/lib/pause.ts';
import { getSettings } from '#src/settings/store.ts';
import { createAppTheme } from '#src/theme/create-app-theme.ts';
import type { AppThemeOptions } from '#src/theme/create-app-theme.ts';
import { getRtlCache } from './emotion-cache.ts';

/** The last one made: a page that is taken over is drawn twice, and a theme takes its time. */
let made: { key: string; theme: Theme } | undefined;

/** The theme for these choices, made anew only where they differ from the last ones. */
export function themeOf(options: AppThemeOptions): Theme {
  const key = JSON.stringify(options);
  if (made?.key !== key) made = { key, theme: createAppTheme(options) };
  return made.theme;
}

/**
 * Makes the theme that the first drawing asks for, in tasks of their own: a page that stands there stays
 * usable meanwhile. MUI's own comes first and is thrown away: half the time goes into compiling.
 */
export async function prepareTheme(): Promise<void> {
  createTheme({ cssVariables: true });
  await pause();
  const { primaryColor, contrast, fontFamily, direction } = getSettings();
  const { resolvedLanguage } = i18next;
  themeOf({
    primaryColor,
    contrast,
    direction: getRtlCache() ? direction : 'ltr',
    fontFamily,
    locale: isLanguage(resolvedLanguage) ? resolvedLanguage : DEFAULT_LANGUAGE,
  });
  await pause();
}
