/** Of the form's column, in px: from here on a row's name and value are beside each other. */
const LINE = '@container (min-width: 25em)';
/** From this width on the English fields stand beside the Chinese ones. */
const LONG_LINE = '@container (min-width: 32.5em)';

/** The class of what is seen at the row that is pointed at or has the focus. */
export const TOOL = 'specification-tool';

export const specificationRowStyles = {
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  // Transparent instead of hidden: Tab has to reach them.
  '@media (hover: hover)': {
    [`&:not(:hover, :focus-within) .${TOOL}`]: { opacity: 0 },
  },
};

/** Tools, cells, and the tool to remove the row; the header has the same columns. */
export const lineStyles = {
  display: 'grid',
  alignItems: 'center',
  gap: 0.5,
  py: { xs: 0.75, sm: 0.25 },
  '--tool': '36px',
  '@media (pointer: coarse)': { '--tool': '44px' },
  gridTemplateColumns: 'var(--tool) minmax(0, 1fr) var(--tool)',
  [LINE]: { gridTemplateColumns: 'calc(2 * var(--tool)) minmax(0, 1fr) var(--tool)' },
} as const;

export const toolsStyles = {
  display: 'grid',
  placeItems: 'center',
  gridAutoColumns: 'var(--tool)',
  gridAutoRows: 'var(--tool)',
  [LINE]: { gridAutoFlow: 'column' },
};

/** @param hasEnglish whether there are four cells, else two */
export const cellsStyles = (hasEnglish: boolean) => ({
  display: 'grid',
  alignItems: 'start',
  columnGap: 0.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > :nth-of-type(odd) input': { fontWeight: 'fontWeightMedium' },
  [LINE]: { gridTemplateColumns: PAIR },
  [LONG_LINE]: { gridTemplateColumns: hasEnglish ? `${PAIR} ${PAIR}` : PAIR },
});

const PAIR = 'minmax(0, 2fr) minmax(0, 3fr)';

export const cellStyles = {
  '&[hidden]': { display: 'none' },
  '& .MuiInputBase-input': {
    px: 1,
    py: 0.75,
    height: 'auto',
    lineHeight: 1.5,
    borderRadius: 1,
    typography: 'body2',
    textOverflow: 'ellipsis',
    '&:hover': { bgcolor: 'background.neutral' },
    '&:read-only': { color: 'text.secondary' },
    '&:focus': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
    '&[aria-invalid="true"]:not(:focus)': {
      outline: '1px solid',
      outlineColor: 'error.text',
      outlineOffset: -1,
    },
  },
  '& .MuiFormHelperText-root': { mx: 1, mt: 0 },
};

/** Only where every cell is below its name. */
export const headerStyles = (hasEnglish: boolean) => ({
  display: 'none',
  [LINE]: { display: hasEnglish ? 'none' : 'block' },
  [LONG_LINE]: { display: 'block' },
  typography: 'caption',
  color: 'text.secondary',
});
