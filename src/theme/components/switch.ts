import type { ComponentOverrides } from '#src/theme/component-overrides.ts';
import { cssVar, perColor } from '#src/theme/css-var.ts';

/** On and off differ in lightness and position, not in colour alone. */
export const switchControl: ComponentOverrides = {
  MuiSwitch: {
    styleOverrides: {
      root: {
        width: 56,
        height: 36,
        padding: 8,
        variants: [
          {
            props: { size: 'small' },
            style: {
              width: 44,
              height: 28,
              padding: 6,
              '& .MuiSwitch-thumb': { width: 12, height: 12 },
              '& .MuiSwitch-switchBase': { padding: 8 },
            },
          },
        ],
      },
      switchBase: {
        padding: 11,
        color: cssVar('palette-background-paper'),
        '&.Mui-checked': { transform: 'translateX(20px)' },
        variants: perColor({}, (color) => ({
          '&.Mui-checked': { color: cssVar('palette-background-paper') },
          '&.Mui-checked + .MuiSwitch-track': {
            opacity: 1,
            backgroundColor: cssVar(`palette-${color}-text`),
          },
        })),
      },
      thumb: {
        width: 14,
        height: 14,
        boxShadow: 'none',
      },
      track: { borderRadius: 20, opacity: 1, backgroundColor: cssVar('palette-control') },
    },
  },
};
