import type { ComponentOverrides } from './component-overrides.ts';
import { button } from './components/button.ts';
import { chip } from './components/chip.ts';
import { cssBaseline } from './components/css-baseline.ts';
import { dataDisplay } from './components/data-display.ts';
import { dataGrid } from './components/data-grid.ts';
import { iconButton } from './components/icon-button.ts';
import { input } from './components/input.ts';
import { navigation } from './components/navigation.ts';
import { overlay } from './components/overlay.ts';
import { selection } from './components/selection.ts';
import { surface } from './components/surface.ts';
import { switchControl } from './components/switch.ts';
import { textColor } from './components/text-color.ts';

export const components: ComponentOverrides = {
  ...button,
  ...chip,
  ...cssBaseline,
  ...dataDisplay,
  ...dataGrid,
  ...iconButton,
  ...input,
  ...navigation,
  ...overlay,
  ...selection,
  ...surface,
  ...switchControl,
  ...textColor,
};
