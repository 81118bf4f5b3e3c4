import { lateContent } from './late-content.ts';
import { lateOverlay } from './late-overlay.ts';

// What builds take in the place of MUI's own, under MUI's names: see vite.late.ts.

export { Tooltip } from './late-tooltip.tsx';

export const Dialog = lateOverlay('Dialog', (overlays) => overlays.Dialog);
export const Drawer = lateOverlay('Drawer', (overlays) => overlays.Drawer);
export const Menu = lateOverlay('Menu', (overlays) => overlays.Menu);
export const Modal = lateOverlay('Modal', (overlays) => overlays.Modal);
export const Popper = lateOverlay('Popper', (overlays) => overlays.Popper);

export const DialogActions = lateContent('DialogActions', (overlays) => overlays.DialogActions);
export const DialogContent = lateContent('DialogContent', (overlays) => overlays.DialogContent);
export const DialogContentText = lateContent(
  'DialogContentText',
  (overlays) => overlays.DialogContentText,
);
export const DialogTitle = lateContent('DialogTitle', (overlays) => overlays.DialogTitle);
export const Grow = lateContent('Grow', (overlays) => overlays.Grow);
export const MenuItem = lateContent('MenuItem', (overlays) => overlays.MenuItem);
export const MenuList = lateContent('MenuList', (overlays) => overlays.MenuList);
export const Unstable_TrapFocus = lateContent(
  'TrapFocus',
  (overlays) => overlays.Unstable_TrapFocus,
);
