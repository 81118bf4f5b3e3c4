import Dialog from '@mui/material/Dialog';
import { useTranslation } from 'react-i18next';
import { PaletteSearch } from './palette-search.tsx';

type CommandPaletteProps = { isOpen: boolean; onClose: () => void };

/** The search over the back office's pages and actions (N2, N7). */
export function CommandPalette({ isOpen, onClose }: CommandPaletteProps) {
  const { t } = useTranslation('navbar');
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-label={t('search.title')}
      slotProps={{ container: { sx: { alignItems: 'flex-start', pt: { sm: '8dvh' } } } }}
    >
      <PaletteSearch onClose={onClose} />
    </Dialog>
  );
}
