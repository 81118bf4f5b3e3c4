import { cutAfter } from '#src/components/stretched-link.ts';

export const compareTableStyles = {
  frame: {
    // Holds the hidden texts of its cells, which would widen the page.
    position: 'relative',
    // On narrow screens the table scrolls by itself in both directions; on others the page does.
    overflow: { xs: 'auto', md: 'visible' },
    maxHeight: { xs: 'calc(100dvh - var(--header-height) - 32px)', md: 'none' },
    // The table's own corners would cover round ones where it does not scroll.
    border: { xs: 1, md: 0 },
    borderColor: { xs: 'divider' },
    borderRadius: { xs: 1, md: 0 },
    '@media print': { overflow: 'visible', maxHeight: 'none' },
  },
  table: {
    width: 1,
    minWidth: { xs: 480, sm: 0 },
    tableLayout: 'fixed',
    // Collapsed borders would stay behind where cells are sticky.
    borderCollapse: 'separate',
    borderSpacing: 0,
    overflowWrap: 'anywhere',
    '& th, & td': {
      px: { xs: 1.25, sm: 2 },
      py: 1.5,
      textAlign: 'start',
      verticalAlign: 'top',
      fontWeight: 'normal',
      bgcolor: 'background.default',
      borderBlockEnd: '1px solid var(--mui-palette-divider)',
    },
    '& tbody tr:last-child > *': { borderBlockEnd: 0 },
    '& thead > tr > *': {
      position: 'sticky',
      top: { xs: 0, md: 'var(--header-height)' },
      zIndex: 2,
      verticalAlign: 'middle',
    },
    '& thead td, & th[scope=row]': {
      width: { xs: 116, sm: 160, md: '22%' },
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 1,
      color: 'text.secondary',
    },
    '& thead td': { zIndex: 3 },
    '@media print': { '& th, & td': { position: 'static !important' } },
  },
  different: {
    '&& > td': { fontWeight: 600 },
    '& > *': { boxShadow: 'inset 0 0 0 999px rgba(var(--mui-palette-warning-mainChannel) / 0.06)' },
  },
  label: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 },
  head: { position: 'relative', paddingInlineEnd: { xs: 3, sm: 4 } },
  cover: { width: { xs: 56, sm: 72 }, mb: 1, borderRadius: 1, overflow: 'hidden' },
  name: { fontWeight: 600, ...cutAfter(3) },
  model: { display: 'block', mt: 0.25, color: 'text.secondary', typography: 'body2' },
  remove: { position: 'absolute', insetBlockStart: -6, insetInlineEnd: -8 },
} as const;
