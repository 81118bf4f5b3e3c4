import type { ComponentOverrides } from '#src/theme/component-overrides.ts';
import { cssVar, perColor, withAlpha } from '#src/theme/css-var.ts';

const box = {
  color: cssVar('palette-control'),
  variants: perColor({}, (color) => ({
    '&.Mui-checked, &.MuiCheckbox-indeterminate': { color: cssVar(`palette-${color}-text`) },
    '&:hover': { backgroundColor: withAlpha(color, 'text', 0.08) },
  })),
};

/** The selected state has a contrast of at least 3:1. */
export const selection: ComponentOverrides = {
  MuiCheckbox: { styleOverrides: { root: box } },
  MuiRadio: { styleOverrides: { root: box } },
  MuiSlider: {
    styleOverrides: {
      root: {
        variants: perColor({}, (color) => ({ color: cssVar(`palette-${color}-text`) })),
      },
      rail: { backgroundColor: cssVar('palette-control') },
      valueLabel: {
        borderRadius: 8,
        backgroundColor: cssVar('palette-text-primary'),
        color: cssVar('palette-background-paper'),
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        borderColor: cssVar('palette-outline'),
        color: cssVar('palette-text-secondary'),
        variants: perColor({}, (color) => ({
          '&.Mui-selected': { color: cssVar(`palette-${color}-text`) },
        })),
        '&.Mui-selected': { color: cssVar('palette-text-primary') },
      },
    },
  },
};
