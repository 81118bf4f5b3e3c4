import type { ComponentOverrides } from '#src/theme/component-overrides.ts';
import { cssVar, perColor, withAlpha } from '#src/theme/css-var.ts';

/** `soft` is for statuses. */
export const chip: ComponentOverrides = {
  MuiChip: {
    styleOverrides: {
      root: {
        // In `rem`, as high as MUI's at the default text size.
        height: '2rem',
        borderRadius: 8,
        fontWeight: 500,
        '@media (forced-colors: active)': { border: '1px solid' },
        variants: [
          ...perColor({ variant: 'filled' }, (color) => ({
            '&.MuiChip-clickable:hover, &.Mui-focusVisible': {
              backgroundColor: cssVar(`palette-${color}-hover`),
            },
          })),
          ...perColor({ variant: 'outlined' }, (color) => ({
            color: cssVar(`palette-${color}-text`),
            borderColor: withAlpha(color, 'text', 0.56),
          })),
          ...perColor({ variant: 'soft' }, (color) => ({
            color: cssVar(`palette-${color}-text`),
            backgroundColor: withAlpha(color, 'tint', 0.16),
            '&.MuiChip-clickable:hover': { backgroundColor: withAlpha(color, 'tint', 0.24) },
          })),
          {
            props: { variant: 'soft', color: 'default' },
            style: { backgroundColor: cssVar('palette-action-selected') },
          },
          {
            props: { variant: 'outlined', color: 'default' },
            style: { borderColor: cssVar('palette-control') },
          },
          { props: { size: 'small' }, style: { height: '1.5rem', borderRadius: 6 } },
        ],
      },
    },
  },
};
