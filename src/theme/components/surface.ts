import type { ComponentOverrides } from '#src/theme/component-overrides.ts';
import { cssVar } from '#src/theme/css-var.ts';

const outline = `1px solid ${cssVar('palette-outline')}`;

/** In high contrast the outline token becomes a visible line. */
export const surface: ComponentOverrides = {
  MuiPaper: {
    styleOverrides: {
      // MUI lightens elevated paper in dark mode with a gradient; our surfaces are tokens.
      root: {
        backgroundImage: 'none',
        variants: [{ props: { variant: 'outlined' }, style: { border: outline } }],
      },
    },
  },
  MuiCard: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: {
        position: 'relative',
        border: outline,
        variants: [
          {
            props: { elevation: 0, variant: 'elevation' },
            style: { boxShadow: 'var(--mui-customShadows-card)' },
          },
        ],
      },
    },
  },
  MuiCardContent: {
    styleOverrides: { root: { padding: 24, '&:last-child': { paddingBottom: 24 } } },
  },
  MuiCardHeader: { styleOverrides: { root: { padding: '24px 24px 0' } } },
  // Public pages: wide screens have room for more. In `rem`, because MUI's `em` are narrower around small text.
  MuiContainer: {
    styleOverrides: {
      maxWidthLg: ({ theme }) => ({
        [theme.breakpoints.up('lg')]: { maxWidth: '75rem' },
        [theme.breakpoints.up('xl')]: { maxWidth: '90rem' },
      }),
    },
  },
  MuiDivider: { styleOverrides: { root: { borderColor: cssVar('palette-divider') } } },
};
