import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { PaletteSearch } from './palette-search.tsx';

type CommandPaletteProps = { isOpen: boolean; onClose: () => void };

/** The search over the back office's pages and actions (N2, N7). */
export function CommandPalette({ isOpen, onClose }: CommandPaletteProps) {
  const id = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-label`}
      slotProps={{ container: { sx: { alignItems: 'flex-start', pt: { sm: '8dvh' } } } }}
    >
      <PaletteSearch id={id} onClose={onClose} />
    </Dialog>
  );
}
