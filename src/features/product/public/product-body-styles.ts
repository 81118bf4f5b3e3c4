/**
 * A product's specifications and text: below each other; where there is room, the text stands below the
 * pictures and the specifications beside it, below the name.
 */
export const productBodyStyles = {
  mt: 6,
  display: 'grid',
  gap: 6,
  '@container (min-width: 960px)': {
    mt: 8,
    '&:has(> * + *)': {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      alignItems: 'start',
      '& > section': { gridArea: '1 / 2' },
    },
  },
};
