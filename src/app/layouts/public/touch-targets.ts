/** Makes a layout's buttons as large as a fingertip where fingers press them: 44 px. */
export const touchTargets = {
  '@media (pointer: coarse)': {
    '& .MuiButton-root, & .MuiIconButton-root': { minWidth: 44, minHeight: 44 },
  },
};
