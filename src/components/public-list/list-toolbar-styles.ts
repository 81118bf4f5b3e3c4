/** The toolbar of a public list: filters, and the search at the other end where there is room. */
export const listToolbarStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 2,
};
