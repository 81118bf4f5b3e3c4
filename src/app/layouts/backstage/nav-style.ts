// In the smallest usual window, 800 px high, all entries have room, and the children of one.

/** First-level entry in the vertical menu and the drawer. */
export const itemStyle = {
  typography: 'body2',
  fontWeight: 500,
  color: 'text.secondary',
  minHeight: 32,
  px: 1.5,
  py: 0,
  gap: 0.5,
  '&.Mui-selected .MuiListItemIcon-root': { color: 'inherit' },
} as const;

/** Second-level entry. */
export const leafStyle = {
  typography: 'body2',
  color: 'text.secondary',
  minHeight: 30,
  px: 1.5,
  py: 0,
  '& .MuiListItemText-root': { my: 0 },
} as const;
