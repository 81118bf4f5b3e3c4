import { enUS, zhCN } from '@mui/material/locale';
import type { ComponentOverrides } from './component-overrides.ts';
import { chip } from './components/chip.ts';
import { dataDisplay } from './components/data-display.ts';
import { dataGrid } from './components/data-grid.ts';
import { input } from './components/input.ts';
import { navigation } from './components/navigation.ts';
import { overlay } from './components/overlay.ts';
import { selection } from './components/selection.ts';
import { switchControl } from './components/switch.ts';

const overrides: ComponentOverrides = {
  ...chip,
  ...dataDisplay,
  ...dataGrid,
  ...input,
  ...navigation,
  ...overlay,
  ...selection,
  ...switchControl,
};

/**
 * How every other MUI component looks and what it says: fetched with the first page, drawer or dialog
 * that has one.
 */
export const moreComponents = { overrides, texts: { cn: zhCN, en: enUS } };
