// Low enough that the smallest usual window, 800 px high, shows all entries and the children of one.
const rowStyle = {
  typography: 'body2',
  color: 'text.secondary',
  minHeight: 30,
  px: 1.5,
  py: 0,
  '& .MuiListItemText-root': { my: 0 },
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;

/** First-level entry in the vertical menu and the drawer. */
export const itemStyle = {
  ...rowStyle,
  fontWeight: 500,
  '&.Mui-selected .MuiListItemIcon-root': { color: 'inherit' },
} as const;

/** Second-level entry. */
export const leafStyle = rowStyle;
