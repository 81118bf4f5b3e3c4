/** Products in two to four columns. */
export const productGridStyles = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
  },
  columnGap: { xs: 2, md: 3 },
  rowGap: { xs: 4, md: 5 },
};

/** How wide a product's picture is in that grid. */
export const PRODUCT_GRID_SIZES =
  '(min-width: 1200px) 270px, (min-width: 900px) 24vw, (min-width: 600px) 32vw, 48vw';
