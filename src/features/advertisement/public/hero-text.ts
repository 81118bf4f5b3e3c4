/** Styles of the text over a hero picture. They depend on the container, so that a preview can have any width. */
export const heroText = {
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  alignItems: 'flex-start',
  gap: 1.5,
  px: { xs: 2, '@sm': 3 },
  pb: { xs: 9, '@md': 13 },
  color: 'common.white',
} as const;

/** Dark colour with an opacity of `part` per cent, between a picture and the text over it. */
export const shade = (part: number): string =>
  `color-mix(in srgb, var(--mui-palette-grey-950) ${part}%, transparent)`;

/** One dark layer without a gradient, for browsers without `color-mix`. */
export const evenShade = {
  '@supports not (color: color-mix(in srgb, currentcolor, currentcolor))': {
    background: 'var(--mui-palette-grey-950)',
    opacity: 0.64,
  },
} as const;
