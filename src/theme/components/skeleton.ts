import type { ComponentOverrides } from '#src/theme/component-overrides.ts';

export const skeleton: ComponentOverrides = {
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: { rounded: { borderRadius: 8 }, rectangular: { borderRadius: 8 } },
  },
};
