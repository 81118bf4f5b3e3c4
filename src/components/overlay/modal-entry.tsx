import type { ModalOwnerState } from '@mui/material/Modal';
import type { Components } from '@mui/material/styles';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { useOverlayEntry } from './use-overlay-entry.ts';

// Declaration merging needs interfaces.
/* oxlint-disable typescript/consistent-type-definitions */
declare module '@mui/material/Modal' {
  interface ModalComponentsPropsOverrides {
    component?: ComponentType<ModalRootProps>;
    modal?: ModalOwnerState;
  }
}
/* oxlint-enable typescript/consistent-type-definitions */

type ModalRootProps = ComponentProps<'div'> & { modal: ModalOwnerState };

/** Screens on which a menu covers most of the page; on others it is beside its button, and has no history entry. */
const SMALL = '(max-width: 37.496875em), (pointer: coarse)';

function ModalRoot({ modal, ...props }: ModalRootProps) {
  const { open, onClose, className = '' } = modal;
  const [hasEntry] = useState(
    () => !className.includes('MuiPopover-root') || window.matchMedia(SMALL).matches,
  );
  // Back closes as Escape does: forms ask before they close. A click on the backdrop would be ignored.
  useOverlayEntry(open && hasEntry, onClose && (() => onClose({}, 'escapeKeyDown')));
  return <div {...props} />;
}

/** For the theme: MUI's overlays have a history entry. */
export const modalEntry: NonNullable<Components['MuiModal']> = {
  defaultProps: { slotProps: { root: (modal) => ({ component: ModalRoot, modal }) } },
};
