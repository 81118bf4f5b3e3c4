import type { ComponentOverrides } from '#src/theme/component-overrides.ts';
import { cssVar, perColor, withAlpha } from '#src/theme/css-var.ts';

export const iconButton: ComponentOverrides = {
  MuiIconButton: {
    styleOverrides: {
      root: {
        WebkitUserSelect: 'none',
        variants: perColor({}, (color) => ({
          color: cssVar(`palette-${color}-text`),
          '--IconButton-hoverBg': withAlpha(color, 'text', 0.08),
        })),
      },
    },
  },
};
