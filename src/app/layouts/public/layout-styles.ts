/** Buttons are as large as a fingertip where fingers press them (44 px). */
export const fingertipButtons = {
  '@media (pointer: coarse)': {
    '& .MuiButton-root, & .MuiIconButton-root': { minWidth: 44, minHeight: 44 },
  },
} as const;

/**
 * What the layouts of visitors share. From right to left (S2) only the page is mirrored: a text runs in
 * its own direction, so that a full stop stays behind its sentence and `5 m/s` does not become `m/s 5`.
 */
export const layoutStyles = {
  ...fingertipButtons,
  '[dir="rtl"] &': {
    // To the right: the styles of this direction are mirrored (`emotion-cache.ts`).
    textAlign: 'left',
    '& :not(input)': { unicodeBidi: 'plaintext' },
    '& [dir="auto"]': { textAlign: 'start' },
  },
} as const;
