/** Aspect ratio of a photo in the gallery. */
export const PHOTO_RATIO = 4 / 3;

/** Two columns on phones, elsewhere as many as fit. */
export const gridStyles = {
  m: 0,
  px: 2,
  pb: 2,
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(auto-fill, minmax(200px, 1fr))',
  },
} as const;
