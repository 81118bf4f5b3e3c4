import type { ThemeCssVar } from '@mui/material/styles';

/** Colours of a component's `color` prop; `secondary` is the brand's green. */
const COLORS = ['primary', 'secondary', 'info', 'success', 'warning', 'error'] as const;

export type ColorName = (typeof COLORS)[number];

/** CSS variable of the theme (`var(--mui-palette-primary-text)`). */
export function cssVar(name: ThemeCssVar): string {
  return `var(--mui-${name})`;
}

/** Palette colour with alpha: `tint` for grounds, `text` for lines and hovers. */
export function withAlpha(color: ColorName, shade: 'tint' | 'text', alpha: number): string {
  return `rgba(var(--mui-palette-${color}-${shade}Channel) / ${alpha})`;
}

/**
 * One style variant per colour. Plain objects with CSS variables are resolved once, a theme
 * callback on every render.
 */
export function perColor<const Props extends object, Style extends object>(
  props: Props,
  style: (color: ColorName) => Style,
) {
  return COLORS.map((color) => ({ props: { ...props, color }, style: style(color) }));
}
