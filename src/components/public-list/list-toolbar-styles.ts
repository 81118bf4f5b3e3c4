/** Above a public list: its filters, and the search at the other end as long as there is room. */
export const listToolbarStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 2,
};
