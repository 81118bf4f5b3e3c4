import type { ComponentOverrides } from '#src/theme/component-overrides.ts';
import { cssVar } from '#src/theme/css-var.ts';

// Tabs and pagination support no other colours.
const ACCENTS = ['primary', 'secondary'] as const;

/** Tabs, pagination and list items. */
export const navigation: ComponentOverrides = {
  MuiTabs: {
    styleOverrides: {
      indicator: {
        variants: ACCENTS.map((color) => ({
          props: { indicatorColor: color },
          style: { backgroundColor: cssVar(`palette-${color}-text`) },
        })),
      },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minWidth: 48,
        paddingInline: 16,
        '&.Mui-selected': { color: cssVar('palette-text-primary') },
      },
    },
  },
  MuiPagination: { defaultProps: { color: 'primary', shape: 'rounded' } },
  MuiPaginationItem: {
    styleOverrides: {
      root: {
        variants: ACCENTS.flatMap((color) => [
          {
            props: { variant: 'text' as const, color },
            style: {
              '&.Mui-selected:hover': { backgroundColor: cssVar(`palette-${color}-hover`) },
            },
          },
          {
            props: { variant: 'outlined' as const, color },
            style: {
              borderColor: cssVar('palette-outline'),
              '&.Mui-selected': {
                color: cssVar(`palette-${color}-text`),
                borderColor: cssVar(`palette-${color}-text`),
              },
            },
          },
        ]),
      },
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        borderRadius: 8,
        '&.Mui-selected, &.Mui-selected .MuiListItemIcon-root': {
          color: cssVar('palette-primary-text'),
        },
        '&.Mui-selected': { fontWeight: 600 },
      },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: '2.25rem', color: 'inherit' } } },
  MuiListSubheader: {
    styleOverrides: {
      root: {
        backgroundColor: 'transparent',
        fontWeight: 700,
        lineHeight: 2.5,
        fontSize: '0.75rem',
      },
    },
  },
};
