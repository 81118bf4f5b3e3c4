import type { ComponentOverrides } from '#src/theme/component-overrides.ts';
import { cssVar, perColor, withAlpha } from '#src/theme/css-var.ts';

/** In em, because icons grow with the text. */
const icon = { '& > *:nth-of-type(1)': { fontSize: '1.4em' } };

/** `soft` is a tint of the colour; labels have a contrast of at least 4.5:1. */
export const button: ComponentOverrides = {
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      startIcon: icon,
      endIcon: icon,
      root: {
        WebkitUserSelect: 'none',
        minHeight: 36,
        variants: [
          ...perColor({}, (color) => ({
            '--variant-textColor': cssVar(`palette-${color}-text`),
            '--variant-outlinedColor': cssVar(`palette-${color}-text`),
            '--variant-outlinedBorder': withAlpha(color, 'text', 0.56),
            '@media (hover: hover)': {
              '&:hover': {
                '--variant-containedBg': cssVar(`palette-${color}-hover`),
                '--variant-textBg': withAlpha(color, 'text', 0.08),
                '--variant-outlinedBg': withAlpha(color, 'text', 0.08),
                '--variant-outlinedBorder': cssVar(`palette-${color}-text`),
              },
            },
          })),
          ...perColor({ variant: 'soft' }, (color) => ({
            color: cssVar(`palette-${color}-text`),
            backgroundColor: withAlpha(color, 'tint', 0.16),
            '@media (hover: hover)': {
              '&:hover': { backgroundColor: withAlpha(color, 'tint', 0.24) },
            },
          })),
          {
            props: { variant: 'contained', color: 'inherit' },
            style: {
              '--variant-containedBg': cssVar('palette-text-primary'),
              color: cssVar('palette-background-paper'),
              '@media (hover: hover)': {
                '&:hover': { '--variant-containedBg': cssVar('palette-text-secondary') },
              },
            },
          },
          {
            props: { variant: 'soft', color: 'inherit' },
            style: { backgroundColor: cssVar('palette-action-selected') },
          },
          ...(['contained', 'soft'] as const).map((variant) => ({
            props: { variant },
            // Forced colours remove the fill and with it the visible edge.
            style: { '@media (forced-colors: active)': { border: '1px solid ButtonBorder' } },
          })),
          { props: { variant: 'text' }, style: { paddingInline: 12 } },
          { props: { size: 'small' }, style: { minHeight: 32 } },
          {
            props: { size: 'large' },
            style: { minHeight: 48, fontSize: '1rem', paddingInline: 24 },
          },
        ],
      },
    },
  },
};
