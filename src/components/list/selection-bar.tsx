import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Selection } from './use-selection.ts';

type SelectionBarProps = { selection: Selection; onDelete: () => void };

/** What can be done to the selected rows. Nothing is shown while none are. */
export function SelectionBar({ selection, onDelete }: SelectionBarProps) {
  const { t } = useTranslation('crud');
  if (selection.ids.size === 0) return null;
  return (
    <Box
      component="section"
      aria-label={t('list.selection')}
      sx={{
        px: 2,
        py: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        bgcolor: 'action.selected',
      }}
    >
      <Typography variant="subtitle2" sx={{ flexGrow: 1 }} aria-live="polite">
        {t('list.selected', { count: selection.ids.size })}
      </Typography>
      <Button color="inherit" onClick={selection.clear}>
        {t('list.clearSelection')}
      </Button>
      <Button color="error" startIcon={<DeleteIcon />} onClick={onDelete}>
        {t('action.delete')}
      </Button>
    </Box>
  );
}
