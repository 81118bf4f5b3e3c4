/** Cards of cases: one, two or three in a row. */
export const caseGridStyles = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
  },
  columnGap: { sm: 3, md: 4 },
  rowGap: { xs: 5, md: 7 },
};
