/** Styles of the search field, both while the search is loading and afterwards. */
export const paletteFieldStyles = {
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    px: 2.5,
    minHeight: 64,
    borderBottom: 1,
    borderColor: 'divider',
    // The input has no border of its own.
    '&:focus-within': { borderColor: 'primary.text' },
  },
  input: {
    flex: 1,
    minWidth: 0,
    p: 0,
    border: 0,
    outline: 'none !important',
    font: 'inherit',
    color: 'inherit',
    bgcolor: 'transparent',
    '&::placeholder': { color: 'text.secondary', opacity: 1 },
  },
} as const;
