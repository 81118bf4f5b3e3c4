/** Shared by buttons and menus; 44 px on touch screens, the recommended size for a finger. */
export const toolbarButtonStyles = (mirrored: boolean) =>
  ({
    // So narrow that all buttons fit into one row of a form at 1280 px.
    minWidth: 32,
    height: 36,
    flexShrink: 0,
    px: 0.75,
    border: 0,
    color: 'text.secondary',
    '&.Mui-selected, &.Mui-selected:hover': {
      color: 'primary.text',
      bgcolor: 'rgba(var(--mui-palette-primary-textChannel) / 0.12)',
    },
    '&[aria-disabled="true"]': { color: 'text.disabled', cursor: 'default' },
    '@media (pointer: coarse)': { minWidth: 44, height: 44 },
    '@media (forced-colors: active)': { '&.Mui-selected': { outline: '2px solid Highlight' } },
    ...(mirrored && { '[dir="rtl"] & .MuiSvgIcon-root': { transform: 'scaleX(-1)' } }),
  }) as const;
