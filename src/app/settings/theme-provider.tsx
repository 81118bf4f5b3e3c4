import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import i18next from 'i18next';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useLanguage } from '#src/i18n/use-language.ts';
import { toast } from '#src/lib/toast.ts';
import { FONT_SIZE, type Settings } from '#src/settings/schema.ts';
import { useSettings } from '#src/settings/use-settings.ts';
import { appTheme } from './app-theme.ts';
import { type Direction, loadRtlCache, ltrCache, rtlCacheStore } from './emotion-cache.ts';
import { loadEasyReading } from './load-easy-reading.ts';
import { DEFAULT_MODE, MODE_KEY } from './use-color-mode.ts';

/** Applies the display settings and the language: theme, direction, font and font size. */
export function AppThemeProvider({ children }: { children: ReactNode }) {
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
    // Setting the same value makes browsers compute all styles again.
    if (page.dir !== direction) page.dir = direction;
    // In percent, because the user's browser may have another default size than 16 px.
    page.style.fontSize =
      fontSize === FONT_SIZE.default ? '' : `${(fontSize / FONT_SIZE.default) * 100}%`;
    page.toggleAttribute('data-easy-reading', easyReading);
    // A frame is shown through the filter of the page around it.
    page.dataset.filter = window.parent === window ? colorFilter : 'none';
  }, [direction, fontSize, easyReading, colorFilter]);

  useEffect(() => void loadFont(fontFamily), [fontFamily]);
  useEffect(() => {
    if (easyReading) void loadEasyReading();
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

/**
 * Returns the style cache and the direction to use: left to right until the plugin that mirrors styles
 * is loaded, so that text and layout change together.
 */
function useEmotionCache(wanted: Direction): { cache: EmotionCache; direction: Direction } {
  const rtlCache = useStore(rtlCacheStore, ({ cache }) => cache);
  useEffect(() => {
    if (wanted === 'rtl') loadRtlCache().catch(showError);
  }, [wanted]);
  if (wanted === 'rtl' && rtlCache) return { cache: rtlCache, direction: 'rtl' };
  return { cache: ltrCache, direction: 'ltr' };
}

function showError(): void {
  toast.error(i18next.t('error.network'));
}

const FORCED = '(forced-colors: active)';

/** Returns the function that adapts a theme to forced colours; its code is lazy, as few users need it. */
function useForcedColors(): (theme: Theme) => Theme {
  const [enhance, setEnhance] = useState<(theme: Theme) => Theme>(() => same);
  useEffect(() => {
    const query = window.matchMedia(FORCED);
    const follow = async () => {
      if (!query.matches) return setEnhance(() => same);
      const { enhanceForcedColors } = await import('#src/theme/forced-colors.ts');
      return setEnhance(() => enhanceForcedColors);
    };
    const onChange = () => void follow();
    onChange();
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, []);
  return enhance;
}

function same(theme: Theme): Theme {
  return theme;
}

const FONTS: Record<Settings['fontFamily'], () => Promise<unknown>> = {
  // Already in `boot.css`, because it is the default font.
  'Public Sans Variable': async () => undefined,
  'Inter Variable': () => import('@fontsource-variable/inter'),
  'DM Sans Variable': () => import('@fontsource-variable/dm-sans'),
  'Nunito Sans Variable': () => import('@fontsource-variable/nunito-sans'),
};

/** Loads the CSS of a font family. Never throws: without it the text uses the fallback fonts. */
async function loadFont(family: Settings['fontFamily']): Promise<void> {
  await FONTS[family]().catch(() => undefined);
}

/** The settings as the page shows them; `src/boot/first-paint.js` does the same before the first paint. */
function shownSettings(settings: Settings): Settings {
  if (!settings.easyReading) return settings;
  return { ...settings, contrast: 'hight', fontSize: FONT_SIZE.max };
}
