/** Position of the hero's text, by container width, so that a preview can have any width. */
export const heroText = {
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  alignItems: 'flex-start',
  gap: 1.5,
  maxWidth: 'lg',
  px: { xs: 2, '@sm': 3 },
  pb: { xs: 9, '@md': 13 },
  color: 'common.white',
} as const;
