import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { FONT_SIZE } from '#src/settings/schema.ts';
import { shownSettings } from '#src/settings/shown-settings.ts';
import { useSettings } from '#src/settings/use-settings.ts';
import { appTheme } from './app-theme.ts';
import { loadEasyReading } from './load-easy-reading.ts';
import { loadFont } from './load-font.ts';
import { DEFAULT_MODE, MODE_KEY } from './use-color-mode.ts';
import { useEmotionCache } from './use-emotion-cache.ts';
import { useForcedColors } from './use-forced-colors.ts';

type AppThemeProviderProps = { children: ReactNode };

/** Applies the display settings and the language: theme, direction, font and font size. */
export function AppThemeProvider({ children }: AppThemeProviderProps) {
  const settings = useSettings();
  const { primaryColor, contrast, fontFamily, fontSize, easyReading, colorFilter } =
    shownSettings(settings);

  const { language } = useLanguage();
  const { cache, direction } = useEmotionCache(settings.direction);

  const enhance = useForcedColors();
  const theme = useMemo(
    () =>
      enhance(
        appTheme({
          primaryColor,
          contrast,
          direction,
          fontFamily,
          locale: language,
          isStill: easyReading,
        }),
      ),
    [enhance, primaryColor, contrast, direction, fontFamily, language, easyReading],
  );

  // `src/boot/first-paint.js` sets the same values before the first paint: change both together.
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.dir = direction;
    // In percent, because the user's browser may have another default size than 16 px.
    page.style.fontSize =
      fontSize === FONT_SIZE.default ? '' : `${(fontSize / FONT_SIZE.default) * 100}%`;
    page.toggleAttribute('data-easy-reading', easyReading);
    // A frame is shown through the filter of the page around it.
    page.dataset.filter = window.parent === window ? colorFilter : 'none';
  }, [direction, fontSize, easyReading, colorFilter]);

  useEffect(() => void loadFont(fontFamily), [fontFamily]);
  useEffect(() => {
    // Without these styles the page still has its large text and contrast.
    if (easyReading) loadEasyReading().catch(() => undefined);
  }, [easyReading]);

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} modeStorageKey={MODE_KEY} defaultMode={DEFAULT_MODE} noSsr>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
