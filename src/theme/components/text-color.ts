import type { ComponentOverrides } from '#src/theme/component-overrides.ts';
import { cssVar, perColor } from '#src/theme/css-var.ts';

// `color="primary"` on text or icons uses the readable shade, never `main`.
const variants = perColor({}, (color) => ({ color: cssVar(`palette-${color}-text`) }));

/** Components that draw text or thin lines in a colour. */
export const textColor: ComponentOverrides = {
  MuiTypography: { styleOverrides: { root: { variants } } },
  MuiSvgIcon: { styleOverrides: { root: { variants } } },
  MuiCircularProgress: { styleOverrides: { root: { variants } } },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: {
      root: {
        textUnderlineOffset: '0.2em',
        variants: [
          ...variants,
          { props: { color: 'textPrimary' }, style: { color: cssVar('palette-text-primary') } },
        ],
      },
    },
  },
};
