import { cutAfter } from '#src/components/stretched-link.ts';

/** Height of the row that stays in sight. */
const HEAD = '5rem';

const ON_PHONES = <Styles extends object>(styles: Styles) => ({
  '@media (width < 37.5em)': styles,
});

export const compareTableStyles = {
  frame: {
    // Contains the hidden texts of the cells, which would widen the page.
    position: 'relative',
    // On narrow screens the table scrolls in both directions; on others the page does.
    overflow: { xs: 'auto', md: 'visible' },
    maxHeight: { xs: 'calc(100dvh - var(--header-height) - 32px)', md: 'none' },
    // Round corners only where the table scrolls; elsewhere its own square corners would cover them.
    border: { xs: 1, md: 0 },
    borderColor: { xs: 'divider' },
    borderRadius: { xs: 1, md: 0 },
    '@media print': { overflow: 'visible', maxHeight: 'none' },
  },
  table: {
    width: 1,
    tableLayout: 'fixed',
    // Collapsed borders would not move with sticky cells.
    borderCollapse: 'separate',
    borderSpacing: 0,
    overflowWrap: 'anywhere',
    '& th, & td': {
      px: { xs: 1.25, sm: 2 },
      py: 1.5,
      // The end that the page's direction has, whatever that of the text.
      textAlign: 'left',
      verticalAlign: 'top',
      fontWeight: 'normal',
      bgcolor: 'background.default',
      borderBlockEnd: '1px solid var(--mui-palette-divider)',
    },
    // Keeps focused elements from hiding below the sticky head.
    '& tbody :is(a, button)': {
      scrollMarginTop: {
        xs: `calc(${HEAD} + 16px)`,
        md: `calc(var(--header-height) + ${HEAD} + 16px)`,
      },
    },
    '& tbody tr:last-child > *': { borderBlockEnd: 0 },
    '& thead > tr > *': {
      height: HEAD,
      py: 0.5,
      position: 'sticky',
      top: { xs: 0, md: 'var(--header-height)' },
      zIndex: 2,
      verticalAlign: 'middle',
    },
    '& thead td, & th[scope=row]': {
      width: { sm: 160, md: '22%' },
      position: { sm: 'sticky' },
      insetInlineStart: 0,
      zIndex: 1,
      color: 'text.secondary',
    },
    '& thead td': { zIndex: 3 },
    // The name of a row is above its values and stays visible while they scroll sideways.
    ...ON_PHONES({
      '&, & thead, & tbody': { display: 'block' },
      '& tr': {
        display: 'grid',
        gridTemplateColumns: 'repeat(var(--products), minmax(0, 1fr))',
        borderBlockEnd: '1px solid var(--mui-palette-divider)',
      },
      '& thead': { position: 'sticky', top: 0, zIndex: 2 },
      '& thead td': { display: 'none' },
      '& tbody > tr > *': { border: 0 },
      '& tbody td': { pt: 0.25 },
      '& th[scope=row]': { gridColumn: '1 / -1', pb: 0, typography: 'caption' },
      '& th[scope=row] > span': {
        position: 'sticky',
        insetInlineStart: 10,
        display: 'inline-block',
      },
    }),
    '@media print': { '& th, & td': { position: 'static !important' } },
  },
  /** A part of the third product is visible, to show that there is one. */
  three: { width: { xs: '144%', sm: 1 } },
  different: {
    '&& > td': { fontWeight: 600 },
    '& > *': { boxShadow: 'inset 0 0 0 999px rgba(var(--mui-palette-warning-mainChannel) / 0.1)' },
  },
  equal: { '& > td': { color: 'text.secondary' } },
  actions: {
    '&& > *': { pb: 0.5, borderBlockEnd: 0 },
    // Its name is hidden.
    ...ON_PHONES({ '&&': { borderBlockEnd: 0 }, '&& > th': { p: 0 }, '&& > td': { pt: 1.5 } }),
  },
  head: { display: 'flex', alignItems: 'center', gap: 1.5 },
  cover: { mb: 1.5, maxWidth: 200, borderRadius: 1, overflow: 'hidden' },
  words: { flexGrow: 1, minWidth: 0, typography: { xs: 'body2', md: 'body1' } },
  name: { fontWeight: 600, lineHeight: 1.4, ...cutAfter(2) },
  model: { color: 'text.secondary', typography: 'caption', ...cutAfter(1) },
  remove: { flex: 'none', marginInlineEnd: -1, '@media print': { display: 'none' } },
} as const;
