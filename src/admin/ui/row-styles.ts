import { cutAfter } from '#src/components/stretched-link.ts';

// Styles of the plain elements in rows, which `RowArea` applies: with MUI components in each cell a page of a
// list takes several times as long to render.

/** Looks like MUI's IconButton. */
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
  // A grid's row has no room for the touch target.
  '& .MuiDataGrid-root .row-action': { p: '5px', minWidth: 0, minHeight: 0 },
};

/** Looks like MUI's small outlined Chip. */
const chip = {
  '& .row-chip': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 24,
    px: '7px',
    border: '1px solid',
    borderColor: 'control',
    borderRadius: '6px',
    color: 'text.primary',
    fontSize: '0.8125rem',
    fontWeight: 500,
    lineHeight: 1.5,
    whiteSpace: 'nowrap',
  },
  ...Object.fromEntries(
    ['success', 'info', 'warning', 'error'].map((color) => [
      `& .row-chip[data-color=${color}]`,
      {
        color: `${color}.text`,
        borderColor: `rgba(var(--mui-palette-${color}-textChannel) / 0.56)`,
      },
    ]),
  ),
};

/** Looks like MUI's Checkbox; the label enlarges the touch target. */
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

/** Looks like MUI's small Switch; the label enlarges the touch target. */
const toggle = {
  '& .row-switch': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    typography: 'body2',
    color: 'text.secondary',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&:has(:checked)': { color: 'text.primary' },
    '&:has(:disabled)': { cursor: 'default' },
    '@media (pointer: coarse)': { minHeight: 44 },
  },
  // A grid's row has no room for the touch target.
  '& .MuiDataGrid-root .row-switch': { minHeight: 0 },
  '& .row-switch > input': {
    appearance: 'none',
    flexShrink: 0,
    position: 'relative',
    width: 32,
    height: 18,
    m: 0,
    borderRadius: '9px',
    bgcolor: 'control',
    cursor: 'inherit',
    transition: 'background-color 0.15s',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 3,
      top: 3,
      width: 12,
      height: 12,
      borderRadius: '50%',
      bgcolor: 'background.paper',
      transition: 'inset-inline-start 0.15s',
    },
    '&:checked': { bgcolor: 'primary.main' },
    '&:checked::before': { insetInlineStart: 17 },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.text', outlineOffset: 2 },
    '&:disabled': { opacity: 0.4 },
  },
};

/** Styles of `RowTitle`: the link covers all of the element that opens the form, except for what is above it. */
const rowTitle = {
  '& .row-opens': { position: 'relative' },
  '& .row-title': {
    color: 'inherit',
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      borderRadius: 1,
      outline: '2px solid',
      outlineColor: 'primary.text',
      outlineOffset: 0,
    },
  },
  '@media (pointer: coarse)': { '& .row-opens': { minHeight: 44 } },
  '@media (hover: hover)': { '& .row-opens:hover .row-title': { textDecoration: 'underline' } },
} as const;

/** Styles of `PictureTitle`. */
const pictureTitle = {
  '& .picture-title': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minWidth: 0,
    width: 1,
    '& > .picture': { flexShrink: 0 },
    '& > .texts': { minWidth: 0, lineHeight: 1.4 },
    '& .title': {
      typography: 'subtitle2',
      ...cutAfter(1),
      // Not `hidden`, which scrolls when a link within it gets the focus.
      overflow: 'clip',
      overflowWrap: 'anywhere',
      lineHeight: 1.4,
      whiteSpace: 'normal',
    },
    '& .text': {
      typography: 'caption',
      color: 'text.secondary',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
  // `!important` overrides the element's inline styles.
  '& .MuiDataGrid-root .picture-title > .picture-small': { width: '48px !important' },
  // Only comfortable rows have room for more than two lines, and compact ones for a large picture's.
  '& .MuiDataGrid-root:not(.MuiDataGrid-root--densityComfortable) .picture-title': {
    '& .title:has(+ .lines > *)': { WebkitLineClamp: '1 !important' },
    '& .lines': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .text': { display: 'inline' },
    '& .text ~ .text::before': { content: '" · "' },
  },
  '& .MuiDataGrid-root--densityCompact .picture-title': {
    '& > .picture': { maxWidth: 48 },
    '& .title': { WebkitLineClamp: '1 !important' },
  },
} as const;

export const rowStyles = {
  ...action,
  ...chip,
  ...checkbox,
  ...toggle,
  ...rowTitle,
  ...pictureTitle,
};
