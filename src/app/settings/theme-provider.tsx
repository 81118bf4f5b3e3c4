import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { FONT_SIZE } from '#src/settings/schema.ts';
import { useSettings } from '#src/settings/use-settings.ts';
import { appTheme } from './app-theme.ts';
import { loadFont } from './load-font.ts';
import { DEFAULT_MODE, MODE_KEY } from './use-color-mode.ts';
import { useEmotionCache } from './use-emotion-cache.ts';
import { useForcedColors } from './use-forced-colors.ts';

type AppThemeProviderProps = { children: ReactNode };

/** Turns display settings and language into the look of everything inside (S2, S4, S5, S8, S9, I4). */
export function AppThemeProvider({ children }: AppThemeProviderProps) {
  const { primaryColor, contrast, fontFamily, fontSize, direction: wanted } = useSettings();
  const { language } = useLanguage();
  const { cache, direction } = useEmotionCache(wanted);

  const enhance = useForcedColors();
  const theme = useMemo(
    () => enhance(appTheme({ primaryColor, contrast, direction, fontFamily, locale: language })),
    [enhance, primaryColor, contrast, direction, fontFamily, language],
  );

  // `src/boot/first-paint.js` sets the same on the page's element before the first paint.
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.dir = direction;
    // In percent, because a reader's browser may have its own idea of 16 px.
    page.style.fontSize =
      fontSize === FONT_SIZE.default ? '' : `${(fontSize / FONT_SIZE.default) * 100}%`;
  }, [direction, fontSize]);

  useEffect(() => void loadFont(fontFamily), [fontFamily]);

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} modeStorageKey={MODE_KEY} defaultMode={DEFAULT_MODE} noSsr>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
