/** Touch targets of at least 44 px on coarse pointers. */
export const touchTargets = {
  '@media (pointer: coarse)': {
    '& .MuiButton-root, & .MuiIconButton-root': { minWidth: 44, minHeight: 44 },
  },
} as const;

/** As high as the screen; Chrome has `dvh` from version 108 on. */
export const screenHigh = {
  minHeight: '100dvh',
  '@supports not (height: 1dvh)': { minHeight: '100vh' },
} as const;

/**
 * Shared by the public layouts. In right-to-left mode only the layout is mirrored: text keeps its
 * own direction (`5 m/s` must not become `m/s 5`).
 */
export const layoutStyles = {
  ...touchTargets,
  '[dir="rtl"] &': {
    // `left` becomes `right`: these styles are mirrored (`emotion-cache.ts`).
    textAlign: 'left',
    '& :not(input)': { unicodeBidi: 'plaintext' },
    '& [dir="auto"]': { textAlign: 'start' },
  },
} as const;
