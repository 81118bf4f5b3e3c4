import type { ComponentOverrides } from '#src/theme/component-overrides.ts';
import { cssVar, perColor } from '#src/theme/css-var.ts';

/** Borders have a contrast of 3:1; focus uses the colour's readable shade. */
export const input: ComponentOverrides = {
  MuiInputBase: {
    styleOverrides: {
      input: {
        '&::placeholder': { color: cssVar('palette-text-secondary'), opacity: 1 },
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      notchedOutline: { borderColor: cssVar('palette-control') },
      input: {
        variants: [
          { props: { multiline: false, size: 'small' }, style: { paddingBlock: '0.53125rem' } },
        ],
      },
      root: {
        '@media (hover: none)': {
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: cssVar('palette-control') },
        },
        variants: [
          ...perColor({}, (color) => ({
            '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
              borderColor: cssVar(`palette-${color}-text`),
            },
          })),
          {
            props: { error: true },
            style: {
              '&.Mui-error .MuiOutlinedInput-notchedOutline': {
                borderColor: cssVar('palette-error-text'),
              },
            },
          },
        ],
      },
    },
  },
  // The usual sizes in `rem`, so that larger text keeps label and value apart.
  MuiInputLabel: {
    styleOverrides: {
      outlined: {
        variants: [
          {
            props: { shrink: true },
            style: { transform: 'translate(14px, -0.5625rem) scale(0.75)' },
          },
        ],
      },
    },
  },
  MuiFilledInput: {
    defaultProps: { disableUnderline: true },
    styleOverrides: {
      root: {
        borderRadius: 8,
        backgroundColor: cssVar('palette-action-hover'),
        border: `1px solid ${cssVar('palette-control')}`,
        '&:hover, &.Mui-focused': { backgroundColor: cssVar('palette-action-selected') },
        '&.Mui-focused': { borderColor: cssVar('palette-primary-text') },
        '&.Mui-error': { borderColor: cssVar('palette-error-text') },
      },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        variants: perColor({}, (color) => ({
          '&.Mui-focused': { color: cssVar(`palette-${color}-text`) },
        })),
        '&.Mui-error, &.Mui-error.Mui-focused': { color: cssVar('palette-error-text') },
      },
      asterisk: { color: cssVar('palette-error-text') },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: { marginInline: 12, '&.Mui-error': { color: cssVar('palette-error-text') } },
    },
  },
};
