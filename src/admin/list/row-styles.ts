// Styles of the plain elements that stand in rows (`RowArea`): with components of MUI in each cell, a page
// of a list takes several times as long to draw.

/** As MUI's icon button. */
const action = {
  '& .row-actions': { display: 'flex', whiteSpace: 'nowrap' },
  '& .row-action': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    p: 1,
    border: 0,
    borderRadius: '50%',
    bgcolor: 'transparent',
    color: 'action.active',
    cursor: 'pointer',
    userSelect: 'none',
    '@media (hover: hover)': { '&:hover': { bgcolor: 'action.hover' } },
    '&:active': { bgcolor: 'action.selected' },
    '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 },
  },
  '& .picture-title + .row-action': { p: '5px' },
  // There is no room in a table's row.
  '& .MuiDataGrid-root .row-action': { minWidth: 0, minHeight: 0 },
};

/** As MUI's small outlined chip. */
const chip = {
  '& .row-chip': {
    display: 'inline-flex',
    alignItems: 'center',
    height: 24,
    px: '7px',
    border: '1px solid',
    borderColor: 'control',
    borderRadius: '6px',
    color: 'text.primary',
    fontSize: 13,
    fontWeight: 500,
    lineHeight: 1.5,
    whiteSpace: 'nowrap',
  },
  ...Object.fromEntries(
    ['success', 'info', 'warning', 'error'].map((color) => [
      `& .row-chip[data-color=${color}]`,
      {
        color: `${color}.text`,
        borderColor: `color-mix(in srgb, var(--mui-palette-${color}-text) 56%, transparent)`,
      },
    ]),
  ),
};

/** As MUI's checkbox; its label is what fingers reach. */
const checkbox = {
  '& .row-checkbox': { display: 'inline-flex', p: '11px', m: '-11px', cursor: 'pointer' },
  '& .row-checkbox > input': {
    appearance: 'none',
    display: 'grid',
    placeContent: 'center',
    width: 18,
    height: 18,
    m: 0,
    border: '2px solid',
    borderColor: 'control',
    borderRadius: '3px',
    color: 'primary.text',
    cursor: 'inherit',
    '&:checked': { borderColor: 'currentColor', bgcolor: 'primary.text' },
    '&:checked::before': {
      content: '""',
      width: 5,
      height: 10,
      marginTop: '-3px',
      border: 'solid',
      borderColor: 'background.paper',
      borderWidth: '0 2px 2px 0',
      rotate: '45deg',
    },
    '&:disabled': { opacity: 0.4, cursor: 'default' },
  },
};

export const rowStyles = { ...action, ...chip, ...checkbox };
