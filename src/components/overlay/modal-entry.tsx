import type { ModalOwnerState } from '@mui/material/Modal';
import type { Components } from '@mui/material/styles';
import { useState } from 'react';
import type { ComponentProps, ComponentType } from 'react';
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

/** Where a menu takes most of the page; elsewhere it stands beside what opens it, and has no entry. */
const SMALL = '(max-width: 599.95px), (pointer: coarse)';

function ModalRoot({ modal, ...props }: ModalRootProps) {
  const { open, onClose, className = '' } = modal;
  const [hasEntry] = useState(
    () => !className.includes('MuiPopover-root') || window.matchMedia(SMALL).matches,
  );
  // Back is another Escape: forms ask before they close, and a press beside them is another reason.
  useOverlayEntry(open && hasEntry, onClose && (() => onClose({}, 'escapeKeyDown')));
  return <div {...props} />;
}

/** For the theme: whatever MUI shows over the page has an entry in the history. */
export const modalEntry: NonNullable<Components['MuiModal']> = {
  defaultProps: { slotProps: { root: (modal) => ({ component: ModalRoot, modal }) } },
};
