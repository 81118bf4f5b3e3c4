/** The measures that a position's row and its skeleton share. */
export const rowStyles = {
  row: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 168px 176px' },
    gridTemplateAreas: {
      xs: '"what what" "salary apply"',
      md: '"what salary apply"',
    },
    alignItems: 'center',
    columnGap: 3,
    rowGap: 1.5,
    minHeight: { md: 112 },
    py: { xs: 2.5, md: 3 },
    borderBlockEnd: '1px solid',
    borderColor: 'divider',
  },
  what: { gridArea: 'what', minWidth: 0 },
  meta: {
    mt: 0.75,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 2,
    rowGap: 0.25,
    color: 'text.secondary',
    typography: 'body2',
  },
  salary: {
    gridArea: 'salary',
    lineHeight: '36px',
    fontFamily: 'h1.fontFamily',
    fontSize: '1.25rem',
    fontWeight: 600,
  },
  apply: { gridArea: 'apply', justifySelf: 'end', whiteSpace: 'nowrap' },
} as const;
