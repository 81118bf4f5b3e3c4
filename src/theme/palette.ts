import {
  alpha,
  type ColorSystemOptions,
  darken,
  decomposeColor,
  hexToRgb,
  lighten,
  type PaletteMode,
} from '@mui/material/styles';
import { filled } from './filled.ts';
import { grey, NIGHT_CHANNEL, GREY_CHANNEL, WHITE } from './grey.ts';
import { fixedColors, type PresetName, type Shades, shadesOf } from './shades.ts';
import { type Contrast, surfaces } from './surfaces.ts';

type PaletteInput = NonNullable<ColorSystemOptions['palette']>;
type AlertColors = NonNullable<PaletteInput['Alert']>;

/**
 * Palette of one scheme: primary colour, fixed colours and surfaces of the contrast.
 * `tests/unit/theme/palette.test.ts` checks all text contrasts.
 */
export function createSchemePalette(
  mode: PaletteMode,
  primary: PresetName | Shades,
  contrast: Contrast,
): PaletteInput {
  const color = (shades: Shades) => toPaletteColor(shades, mode, contrast);
  const surface = surfaces[mode][contrast];
  return {
    mode,
    primary: color(shadesOf(primary)),
    // There is no second accent colour: MUI's `secondary` is the brand.
    secondary: color(fixedColors.brand),
    brand: color(fixedColors.brand),
    info: color(fixedColors.info),
    success: color(fixedColors.success),
    warning: color(fixedColors.warning),
    error: color(fixedColors.error),
    grey,
    shadowChannel: mode === 'light' ? GREY_CHANNEL : NIGHT_CHANNEL,
    Alert: alertColors(mode),
    Input: { autofillWebkitBoxShadow: `0 0 0 100px ${surface.background.neutral} inset` },
    ...surface,
  };
}

export function toPaletteColor(shades: Shades, mode: PaletteMode, contrast: Contrast) {
  const readable = contrast === 'hight' ? shades.darker : shades.dark;
  // In dark mode, high contrast comes from darker surfaces: a lighter text shade would lose its
  // hue.
  const text = mode === 'light' ? readable : shades.light;
  const fill = filled(shades, mode);
  return {
    ...shades,
    ...fill,
    text,
    textChannel: channels(text),
    tintChannel: channels(shades.main),
    // Moves away from the label's colour, so that its contrast rises on hover.
    hover: fill.contrastText === WHITE ? darken(fill.main, 0.16) : lighten(fill.main, 0.24),
  };
}

function channels(color: string): string {
  return decomposeColor(hexToRgb(color)).values.slice(0, 3).join(' ');
}

function alertColors(mode: PaletteMode): AlertColors {
  const colors: AlertColors = {};
  for (const name of ['info', 'success', 'warning', 'error'] as const) {
    const shades = fixedColors[name];
    colors[`${name}Color`] = mode === 'light' ? shades.darker : shades.lighter;
    colors[`${name}StandardBg`] = mode === 'light' ? shades.lighter : alpha(shades.main, 0.2);
    colors[`${name}IconColor`] = mode === 'light' ? shades.dark : shades.light;
    colors[`${name}FilledBg`] = shades.main;
    colors[`${name}FilledColor`] = shades.contrastText;
  }
  return colors;
}
