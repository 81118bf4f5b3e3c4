/** First-level entry in the vertical menu and the drawer. */
export const itemStyle = {
  typography: 'body2',
  fontWeight: 500,
  color: 'text.secondary',
  minHeight: 40,
  px: 1.5,
  py: 0.25,
  gap: 0.5,
  '&.Mui-selected .MuiListItemIcon-root': { color: 'inherit' },
} as const;

/** Second-level entry. */
export const leafStyle = {
  typography: 'body2',
  color: 'text.secondary',
  minHeight: 36,
  px: 1.5,
  py: 0.25,
  mb: 0.25,
} as const;
