import {
  ColorSpace,
  type ColorTypes,
  contrast as contrastOf,
  getColor,
  mix,
  OKLCH,
  serialize,
  sRGB,
  to,
  toGamutCSS,
} from 'colorjs.io/fn';
import { grey, WHITE } from './grey.ts';
import type { Shades } from './shades.ts';
import { surfaces } from './surfaces.ts';

ColorSpace.register(sRGB);
ColorSpace.register(OKLCH);

/** WCAG 2.2 AA for text, and what high contrast asks for. */
const TEXT = 4.5;
const HIGH = 7;
/** Colours of labels in order of preference; black alone is legible on some middle tones. */
const LABELS = [grey[900], WHITE, '#000000'];
/** The strongest tint of a colour beneath text in it, as in soft chips and selected tiles. */
const STRONGEST_TINT = 0.24;

/**
 * All shades of a brand's colour, of its hue and chroma as far as screens show them. Lightness is what
 * each shade needs for its contrast on the grounds where `src/theme/palette.ts` uses it.
 * @param color in hexadecimal
 */
export function deriveShades(color: string): Shades {
  const main = hexOf(color);
  const label = LABELS.find((each) => contrast(each, main) >= TEXT);
  if (label === undefined) throw new Error(`No label is legible on ${color}`);
  return {
    lighter: shadeOf(main, 0.95, 0.04),
    light: lightShade(main),
    main,
    ...darkShades(main),
    contrastText: label,
  };
}

/** Text and fills on light grounds, and in high contrast. */
function darkShades(main: string): Pick<Shades, 'dark' | 'darker'> {
  const { default: page, neutral } = surfaces.light.default.background;
  const grounds = [page, neutral, tinted(main, page)];
  const legible = (least: number) => (lightness: number) => {
    const shade = shadeOf(main, lightness);
    return isLegible(shade, grounds, least) ? shade : undefined;
  };
  const dark = found(Math.min(lightnessOf(main) - 0.06, 0.52), -0.01, legible(TEXT));
  const darker = found(Math.min(lightnessOf(dark) - 0.12, 0.36), -0.01, legible(HIGH));
  return { dark, darker };
}

/** The shade for text on dark grounds, and for fills where the colour itself has too little contrast there. */
function lightShade(main: string): string {
  const { default: page, paper, neutral } = surfaces.dark.default.background;
  const grounds = [page, paper, neutral, tinted(main, paper)];
  // At most 0.97, because white has no hue.
  return found(Math.min(Math.max(lightnessOf(main) + 0.06, 0.72), 0.97), 0.01, (lightness) => {
    const shade = shadeOf(main, lightness);
    return isLegible(shade, grounds, TEXT) ? shade : undefined;
  });
}

/** The first colour that `at` returns as the lightness goes from `from` in steps; the search ends at black and white. */
function found(from: number, step: number, at: (lightness: number) => string | undefined): string {
  for (let lightness = from; ; lightness += step) {
    const result = at(Math.min(Math.max(lightness, 0), 1));
    if (result !== undefined) return result;
    if (lightness < 0 || lightness > 1) throw new Error('No shade has the contrast');
  }
}

function isLegible(color: string, grounds: string[], least: number): boolean {
  return grounds.every((ground) => contrast(color, ground) >= least);
}

function contrast(color: string, ground: string): number {
  return contrastOf(color, ground, 'WCAG21');
}

function tinted(color: string, ground: string): string {
  return hexOf(mix(ground, color, STRONGEST_TINT, { space: sRGB }));
}

function lightnessOf(color: string): number {
  return to(color, OKLCH).coords[0] ?? 0;
}

/** The colour in another lightness of OKLCH. */
function shadeOf(color: string, lightness: number, mostChroma = Infinity): string {
  const [, c, h] = to(color, OKLCH).coords;
  return hexOf({ spaceId: 'oklch', coords: [lightness, Math.min(c ?? 0, mostChroma), h] });
}

function hexOf(color: ColorTypes): string {
  const shown = toGamutCSS(to(getColor(color), sRGB), { space: sRGB });
  return serialize(shown, { format: 'hex', collapse: false }).toUpperCase();
}
