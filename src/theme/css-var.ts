import type { ThemeCssVar } from '@mui/material/styles';

/** What `color` may be on a component. `secondary` is the brand's green. */
export const COLORS = ['primary', 'secondary', 'info', 'success', 'warning', 'error'] as const;

export type ColorName = (typeof COLORS)[number];

/** A theme variable for use in a style, as `var(--mui-palette-primary-text)`. */
export function cssVar(name: ThemeCssVar): string {
  return `var(--mui-${name})`;
}

/** A palette colour with transparency. Takes the shade's name; only shades with channels have one. */
export function veil(color: ColorName, shade: 'main' | 'text', alpha: number): string {
  return `rgba(var(--mui-palette-${color}-${shade}Channel) / ${alpha})`;
}

/**
 * One variant for each colour. Plain objects over CSS variables are resolved once; a theme callback
 * would run on every render.
 */
export function perColor<const Props extends object, Style extends object>(
  props: Props,
  style: (color: ColorName) => Style,
) {
  return COLORS.map((color) => ({ props: { ...props, color }, style: style(color) }));
}
