import { getContrastRatio } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { WHITE } from '#src/theme/grey.ts';
import { toPaletteColor } from '#src/theme/palette.ts';
import { fixedColors } from '#src/theme/shades.ts';
import { surfaces } from '#src/theme/surfaces.ts';
import { deriveShades } from '#src/theme/derive-shades.ts';
import { over } from './over.ts';

/** Pale yellow and near-black among them, and the middle tones on which neither white nor the ink is legible. */
const COLORS = [
  '#FFF9C4',
  '#0A0A0A',
  '#FFFFFF',
  '#000000',
  '#FFFF00',
  '#00FF00',
  '#0000FF',
  '#FF0000',
  '#FF00FF',
  '#00FFFF',
  '#777777',
  '#7B7B7B',
  '#12855A',
  '#68CDF9',
  '#C2410C',
  '#FDA92D',
  '#7635DC',
  '#8B0000',
  '#E91E63',
  '#D4C5A9',
];
const MODES = ['light', 'dark'] as const;
const CONTRASTS = ['default', 'hight'] as const;

const all = COLORS.flatMap((color) =>
  MODES.flatMap((mode) => CONTRASTS.map((contrast) => ({ color, mode, contrast }))),
);

describe.each(all)('a brand of $color, $mode, contrast $contrast', ({ color, mode, contrast }) => {
  const shades = deriveShades(color);
  const { main, text, tintChannel, hover, contrastText } = toPaletteColor(shades, mode, contrast);
  const { background } = surfaces[mode][contrast];
  const { default: page, paper, neutral, ground } = background;

  it('has legible labels on filled controls, at rest and under the pointer', () => {
    for (const fill of [main, hover]) {
      expect(getContrastRatio(contrastText, fill)).toBeGreaterThanOrEqual(4.5);
    }
    expect(getContrastRatio(shades.contrastText, shades.main)).toBeGreaterThanOrEqual(4.5);
  });

  it('has filled controls that stand out from the page and from cards', () => {
    for (const surface of [page, paper]) {
      expect(getContrastRatio(main, surface)).toBeGreaterThanOrEqual(3);
    }
  });

  it('has legible links and coloured text on every surface and on tints of its own', () => {
    const least = mode === 'light' && contrast === 'hight' ? 7 : 4.5;
    const tints = [0.12, 0.16, 0.24].map((alpha) =>
      over(`rgb(${tintChannel.replaceAll(' ', ', ')})`, paper, alpha),
    );
    for (const surface of [page, paper, neutral, ground, ...tints]) {
      expect(getContrastRatio(text, surface), surface).toBeGreaterThanOrEqual(least);
    }
  });

  it('has a mark that stands out from the page, and white text on its darkest shade', () => {
    const mark = mode === 'light' ? main : shades.light;
    expect(getContrastRatio(mark, page)).toBeGreaterThanOrEqual(3);
    expect(getContrastRatio(WHITE, shades.darker)).toBeGreaterThanOrEqual(7);
    expect(getContrastRatio(shades.darker, shades.lighter)).toBeGreaterThanOrEqual(4.5);
  });
});

it('keeps the colour itself, in full notation', () => {
  for (const color of COLORS) expect(deriveShades(color).main).toBe(color);
  expect(deriveShades('#fa0').main).toBe('#FFAA00');
});

it('derives shades near those that were tuned by eye', () => {
  for (const { main, dark, light } of [fixedColors.brand, fixedColors.error]) {
    const derived = deriveShades(main);
    for (const [ours, tuned] of [
      [derived.dark, dark],
      [derived.light, light],
    ] as const) {
      expect(getContrastRatio(ours, tuned), main).toBeLessThan(1.25);
    }
  }
});
