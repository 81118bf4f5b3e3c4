import type { ComponentOverrides } from './component-overrides.ts';
import { button } from './components/button.ts';
import { cssBaseline } from './components/css-baseline.ts';
import { iconButton } from './components/icon-button.ts';
import { skeleton } from './components/skeleton.ts';
import { surface } from './components/surface.ts';
import { textColor } from './components/text-color.ts';

/** How the MUI components look that a visitor's first page shows. */
export const components: ComponentOverrides = {
  ...button,
  ...cssBaseline,
  ...iconButton,
  ...skeleton,
  ...surface,
  ...textColor,
};
