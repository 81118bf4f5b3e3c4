import { createTheme, type Direction, type Theme } from '@mui/material/styles';
import type { ComponentOverrides } from './component-overrides.ts';
import { button } from './components/button.ts';
import { chip } from './components/chip.ts';
import { cssBaseline } from './components/css-baseline.ts';
import { dataDisplay } from './components/data-display.ts';
import { dataGrid } from './components/data-grid.ts';
import { iconButton } from './components/icon-button.ts';
import { input } from './components/input.ts';
import { navigation } from './components/navigation.ts';
import { overlay } from './components/overlay.ts';
import { selection } from './components/selection.ts';
import { surface } from './components/surface.ts';
import { switchControl } from './components/switch.ts';
import { textColor } from './components/text-color.ts';
import { createSchemePalette } from './palette.ts';
import type { PresetName, Shades } from './shades.ts';
import { createShadows, customShadows } from './shadows.ts';
import type { Contrast } from './surfaces.ts';
import { createTypography } from './typography.ts';

const components: ComponentOverrides = {
  ...button,
  ...chip,
  ...cssBaseline,
  ...dataDisplay,
  ...dataGrid,
  ...iconButton,
  ...input,
  ...navigation,
  ...overlay,
  ...selection,
  ...surface,
  ...switchControl,
  ...textColor,
};

export type AppThemeOptions = {
  primaryColor: PresetName | Shades;
  contrast: Contrast;
  direction: Direction;
  fontFamily: string;
  locale: 'cn' | 'en';
  /** Nothing moves, whatever the system asks for. */
  isStill?: boolean;
  /** Overrides of the component that MUI's dialogs, drawers, menus and popovers are built on. */
  modal?: NonNullable<ComponentOverrides['MuiModal']>;
};

/**
 * Attribute on `<html>` with the colour scheme; `src/boot/first-paint.js` sets it before the first
 * paint.
 */
export const COLOR_SCHEME_ATTRIBUTE = 'data-color-scheme';

/**
 * The theme for a person's settings. Contains both schemes as CSS variables; the attribute decides
 * which applies. Forced colours: `forced-colors.ts`.
 */
export function createAppTheme(options: AppThemeOptions): Theme {
  const {
    primaryColor,
    contrast,
    direction,
    fontFamily,
    locale,
    isStill = false,
    modal = {},
  } = options;
  return createTheme({
    cssVariables: { colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE },
    colorSchemes: {
      light: { palette: createSchemePalette('light', primaryColor, contrast) },
      dark: { palette: createSchemePalette('dark', primaryColor, contrast) },
    },
    direction,
    spacing: 8,
    shape: { borderRadius: 8 },
    // 600, 900, 1200 and 1600 px with text of the usual size: with larger text the layout of narrower windows fits.
    // xl as the tip of the compact setting names it.
    breakpoints: {
      values: { xs: 0, sm: 37.5, md: 56.25, lg: 75, xl: 100 },
      unit: 'em',
      // Of `down`, in hundredths: 0.05 px.
      step: 5 / 16,
    },
    typography: createTypography(fontFamily, locale),
    shadows: createShadows(),
    customShadows,
    motion: { reducedMotion: isStill ? 'always' : 'system' },
    transitions: {
      easing: { easeOut: 'cubic-bezier(0.16, 1, 0.3, 1)' },
      duration: {
        shortest: 150,
        shorter: 150,
        short: 200,
        standard: 200,
        enteringScreen: 480,
        leavingScreen: 200,
        complex: 640,
      },
    },
    focusVisible: { outlineColor: 'var(--mui-palette-primary-text)' },
    components: { ...components, MuiModal: modal },
  });
}
