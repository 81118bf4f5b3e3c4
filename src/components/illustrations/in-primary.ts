/** Styles for `svg.illustration` inside the back office and its sign-in: the chosen primary colour in place of the brand's green. */
export const inPrimary = {
  color: 'var(--mui-palette-primary-text)',
  '--ink': 'var(--mui-palette-primary-text)',
  '--leaf': 'var(--mui-palette-primary-main)',
} as const;
