/** A product's pictures beside its name and summary; below each other where that is too narrow. */
export const productHeadStyles = {
  display: 'grid',
  gap: 3,
  '@container (min-width: 720px)': {
    gap: 6,
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    alignItems: 'start',
  },
  // A page of paper has no second chance to show the other half.
  '@media print': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', alignItems: 'start' },
};
