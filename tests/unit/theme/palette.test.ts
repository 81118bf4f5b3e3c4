import { decomposeColor, getContrastRatio, hexToRgb } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { PRIMARY_COLORS } from '#src/settings/schema.ts';
import { createSchemePalette } from '#src/theme/palette.ts';
import { fixedColors, presets } from '#src/theme/shades.ts';
import { surfaces } from '#src/theme/surfaces.ts';
import { over } from './over.ts';

const MODES = ['light', 'dark'] as const;
const CONTRASTS = ['default', 'hight'] as const;
const ACCENTS = ['primary', 'brand', 'info', 'success', 'warning', 'error'] as const;

const schemes = MODES.flatMap((mode) => CONTRASTS.map((contrast) => ({ mode, contrast })));
const all = schemes.flatMap((scheme) => PRIMARY_COLORS.map((preset) => ({ ...scheme, preset })));

function build({ mode, contrast, preset }: (typeof all)[number]) {
  const palette = createSchemePalette(mode, preset, contrast);
  const { background, text, control } = surfaces[mode][contrast];
  const accents = ACCENTS.map((name) => ({ name, color: palette[name] }));
  return { background, text, control, accents };
}

it.each([
  ['default', '#078DEE'],
  ['preset1', '#68CDF9'],
  ['preset2', '#7635DC'],
  ['preset3', '#0C68E9'],
  ['preset4', '#FDA92D'],
  ['preset5', '#FF3030'],
] as const)('S4: %s is %s, with all its shades', (name, main) => {
  expect(presets[name].main).toBe(main);
  expect(Object.keys(presets[name])).toEqual([
    'lighter',
    'light',
    'main',
    'dark',
    'darker',
    'contrastText',
  ]);
});

it('L2: the brand is green', () => {
  const [red, green, blue] = decomposeColor(hexToRgb(fixedColors.brand.main)).values;
  expect(green).toBeGreaterThan(red);
  expect(green).toBeGreaterThan(blue);
});

describe.each(all)('S4: $preset, $mode, contrast $contrast', (scheme) => {
  const { background, text, control, accents } = build(scheme);
  const { page, paper, neutral, ground } = { page: background.default, ...background };
  const grounds = [page, paper, neutral, ground];

  it('labels are legible on filled controls, at rest and under the pointer', () => {
    for (const { name, color } of accents) {
      if (!color || !('main' in color)) throw new Error(`no ${name}`);
      const label = color.contrastText ?? '';
      expect(getContrastRatio(label, color.main), name).toBeGreaterThanOrEqual(4.5);
      expect(getContrastRatio(label, color.hover ?? ''), name).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('filled controls stand out from the page and from cards', () => {
    for (const { name, color } of accents) {
      if (!color || !('main' in color)) throw new Error(`no ${name}`);
      for (const surface of [page, paper]) {
        expect(getContrastRatio(color.main, surface), name).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('links and coloured text are legible on every surface and on tints of their own colour', () => {
    for (const { name, color } of accents) {
      if (!color || !('main' in color)) throw new Error(`no ${name}`);
      const shade = color.text ?? '';
      const tints = [0.16, 0.24].map((alpha) =>
        over(`rgb(${color.tintChannel?.replaceAll(' ', ', ')})`, paper, alpha),
      );
      for (const ground of [...grounds, ...tints]) {
        expect(getContrastRatio(shade, ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('text is legible, and lines of controls stand out', () => {
    const least = scheme.contrast === 'hight' ? 7 : 4.5;
    for (const ground of grounds) {
      expect(getContrastRatio(text?.primary ?? '', ground)).toBeGreaterThanOrEqual(7);
      expect(getContrastRatio(text?.secondary ?? '', ground)).toBeGreaterThanOrEqual(least);
      expect(getContrastRatio(control ?? '', ground)).toBeGreaterThanOrEqual(3);
    }
  });
});

describe.each(MODES)('S2: high contrast in %s', (mode) => {
  it('has a stronger contrast of text and of the outline of cards than the default', () => {
    const [normal, high] = [surfaces[mode].default, surfaces[mode].hight];
    const ratio = (color: string | undefined, ground: string) =>
      getContrastRatio(color ?? '', ground);
    expect(ratio(high.text?.secondary, high.background.paper)).toBeGreaterThan(
      ratio(normal.text?.secondary, normal.background.paper),
    );
    expect(ratio(high.outline, high.background.paper)).toBeGreaterThanOrEqual(4.5);
  });

  it('keeps light light and dark dark', () => {
    const white = getContrastRatio(surfaces[mode].hight.background.default, '#FFFFFF');
    expect(white < 4.5).toBe(mode === 'light');
  });
});
