import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { grey } from '#src/theme/grey.ts';
import { fixedColors } from '#src/theme/shades.ts';
import { surfaces } from '#src/theme/surfaces.ts';

const css = readFileSync(join(import.meta.dirname, '../../../src/boot/boot.css'), 'utf8');

/** Value of a CSS variable in a rule. */
function value(selector: string, variable: string): string {
  const start = css.indexOf(`\n${selector} {`);
  const rule = css.slice(start, css.indexOf('}', start));
  return new RegExp(`--boot-${variable}: (#\\w+)`).exec(rule)?.[1]?.toUpperCase() ?? '';
}

it('S8: the page before the app has the colours of the app', () => {
  const { light, dark } = surfaces;
  expect(value(':root', 'page')).toBe(light.default.background.default);
  expect(value(':root', 'shape')).toBe(grey[200]);
  expect(value("[data-contrast='hight']", 'line')).toBe(light.hight.outline);
  expect(value("[data-color-scheme='dark']", 'page')).toBe(dark.default.background.default);
  expect(value("[data-color-scheme='dark']", 'shape')).toBe(dark.default.background.paper);
  const highDark = "[data-color-scheme='dark'][data-contrast='hight']";
  expect(value(highDark, 'page')).toBe(dark.hight.background.default);
  expect(value(highDark, 'line')).toBe(dark.hight.outline);
});

it('the bar of the page before the app has the brand’s colour', () => {
  expect(value(':root', 'brand')).toBe(fixedColors.brand.main);
});
