/** The measures that a news row and its skeleton share. */
export const rowStyles = {
  row: {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: { xs: 2, md: 4 },
    py: { xs: 3, md: 4 },
    borderBlockEnd: '1px solid',
    borderColor: 'divider',
    borderRadius: 0,
  },
  date: {
    display: { xs: 'none', md: 'block' },
    flex: 'none',
    width: 80,
    color: 'text.secondary',
    typography: 'body2',
    fontVariantNumeric: 'tabular-nums',
  },
  day: {
    display: 'block',
    color: 'text.primary',
    fontFamily: 'h1.fontFamily',
    fontSize: '2.5rem',
    fontWeight: 600,
    lineHeight: 1,
  },
  meta: {
    mt: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 1.5,
    color: 'text.secondary',
    typography: 'body2',
  },
  // Large screens show the date as a block; screen readers always read this one.
  shortDate: {
    clipPath: { md: 'inset(50%)' },
    position: { md: 'absolute' },
  },
  cover: { flex: 'none', width: { xs: 112, md: 224 } },
} as const;
