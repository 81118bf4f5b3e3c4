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
  // A grid's row has no room for the touch target.
  '& .MuiDataGrid-root .row-action': { p: '5px', minWidth: 0, minHeight: 0 },
};

const cell = {
  '& .cell-text': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
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
    width: '1.125rem',
    height: '1.125rem',
    m: 0,
    // To the row's edges.
    scrollMarginBlock: '20px',
    border: '2px solid',
    borderColor: 'control',
    borderRadius: '3px',
    color: 'primary.text',
    cursor: 'inherit',
    '&:checked': { borderColor: 'currentColor', bgcolor: 'primary.text' },
    '&:checked::before': {
      content: '""',
      width: '0.3125rem',
      height: '0.625rem',
      marginTop: '-0.1875rem',
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
  '& .flag-name::after': { content: 'attr(data-name)' },
  // A grid's heading says it.
  '& .MuiDataGrid-root .flag-name': { display: 'none' },
  '& .row-switch > input': {
    appearance: 'none',
    flexShrink: 0,
    position: 'relative',
    width: '2rem',
    height: '1.125rem',
    m: 0,
    borderRadius: '1rem',
    bgcolor: 'control',
    cursor: 'inherit',
    transition: 'background-color 0.15s',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0.1875rem',
      top: '0.1875rem',
      width: '0.75rem',
      height: '0.75rem',
      borderRadius: '50%',
      bgcolor: 'background.paper',
      transition: 'inset-inline-start 0.15s',
    },
    '&:checked': { bgcolor: 'primary.main' },
    '&:checked::before': { insetInlineStart: '1.0625rem' },
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
    '& > .picture': { flexShrink: 0, width: { xs: 56, sm: 72 } },
    '& > .picture-wide': { width: { xs: 72, sm: 144 } },
    '& > .texts': { flexGrow: 1, minWidth: 0, lineHeight: 1.4 },
    '& .title': {
      typography: 'subtitle2',
      ...cutAfter(2),
      // Not `hidden`, which scrolls when a link within it gets the focus.
      overflow: 'clip',
      overflowWrap: 'anywhere',
      lineHeight: 1.4,
      whiteSpace: 'normal',
    },
    '& .lines': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 },
    '& .lines:has(a)': { mt: 0.5 },
    '& .text': {
      maxWidth: 1,
      typography: 'caption',
      color: 'text.secondary',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    // What has no tooltip is read whole: times, addresses.
    '& .text:not([title])': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    // Above the title's link, and high enough to be pressed.
    '& .text a': { position: 'relative', display: 'inline-block', lineHeight: '1.5rem' },
  },
  // Only comfortable rows have room for more than two lines, and compact ones for a large picture's.
  '& .MuiDataGrid-root:not(.MuiDataGrid-root--densityComfortable) .picture-title': {
    '& .title:has(+ .lines > *)': { WebkitLineClamp: '1' },
    '& .lines': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& .text': { display: 'inline', whiteSpace: 'nowrap' },
    '& .row-chip': { marginInlineEnd: 1 },
    '& .text ~ .text::before': { content: '" · "' },
  },
  '& .MuiDataGrid-root--densityCompact .picture-title': {
    '& > .picture': { maxWidth: 48 },
    '& .title': { WebkitLineClamp: '1' },
    '& .row-chip': { minHeight: 0, lineHeight: 1.2 },
  },
} as const;

export const rowStyles = {
  ...action,
  ...cell,
  ...chip,
  ...checkbox,
  ...toggle,
  ...rowTitle,
  ...pictureTitle,
};
