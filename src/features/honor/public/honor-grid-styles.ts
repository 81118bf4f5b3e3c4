/** The gallery's grid, for the honors and for their skeletons. */
export const honorGridStyles = {
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
  },
  columnGap: { xs: 2, sm: 3, md: 4 },
  rowGap: { xs: 4, md: 7 },
  listStyle: 'none',
};
