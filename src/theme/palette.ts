import { alpha, darken, decomposeColor, hexToRgb, lighten } from '@mui/material/styles';
import type { ColorSystemOptions, PaletteMode } from '@mui/material/styles';
import { grey, NIGHT_CHANNEL, GREY_CHANNEL } from './grey.ts';
import { fixedColors, presets } from './shades.ts';
import type { PresetName, Shades } from './shades.ts';
import { surfaces } from './surfaces.ts';
import type { Contrast } from './surfaces.ts';

type PaletteInput = NonNullable<ColorSystemOptions['palette']>;
type AlertColors = NonNullable<PaletteInput['Alert']>;

/**
 * The palette of one scheme: the preset as `primary`, the fixed colours, and the surfaces of the
 * chosen contrast. Every number a person reads against is proven in `tests/unit/theme/palette.test.ts`.
 */
export function createSchemePalette(
  mode: PaletteMode,
  preset: PresetName,
  contrast: Contrast,
): PaletteInput {
  const color = (shades: Shades) => toPaletteColor(shades, mode, contrast);
  const surface = surfaces[mode][contrast];
  return {
    mode,
    primary: color(presets[preset]),
    // Nothing in this product needs a second accent: MUI's `secondary` is the brand.
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

function toPaletteColor(shades: Shades, mode: PaletteMode, contrast: Contrast) {
  const readable = contrast === 'hight' ? shades.darker : shades.dark;
  // In the dark, high contrast comes from the darker surfaces: a lighter shade would lose its hue.
  const text = mode === 'light' ? readable : shades.light;
  const onDark = shades.contrastText === grey[900];
  return {
    ...shades,
    text,
    textChannel: decomposeColor(hexToRgb(text)).values.slice(0, 3).join(' '),
    // Away from the text's own colour, so that the label gains contrast under the pointer.
    hover: onDark ? lighten(shades.main, 0.24) : darken(shades.main, 0.16),
  };
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
