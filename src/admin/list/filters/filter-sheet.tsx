import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

type FilterSheetProps = {
  isOpen: boolean;
  /** How many rows the list has with these filters; undefined while that is not known. */
  count: number | undefined;
  /** Absent where no filter is set. */
  onReset: (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
};

/** The filters of a list on phones: a sheet from below. Each change applies at once. */
export function FilterSheet({ isOpen, count, onReset, onClose, children }: FilterSheetProps) {
  const { t } = useTranslation('crud');
  const id = useId();
  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: paperStyles } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id={id} variant="h6" component="h2">
          {t('list.filters')}
        </Typography>
        <Button color="inherit" disabled={!onReset} onClick={onReset}>
          {t('list.reset')}
        </Button>
      </Box>
      <Box sx={fieldStyles}>{children}</Box>
      <Button variant="contained" size="large" fullWidth onClick={onClose}>
        <span aria-live="polite">
          {count === undefined ? t('action.close') : t('list.showFound', { count })}
        </span>
      </Button>
    </Drawer>
  );
}

const paperStyles = {
  maxHeight: '85dvh',
  p: 2,
  pb: 'calc(16px + env(safe-area-inset-bottom))',
  borderStartStartRadius: 16,
  borderStartEndRadius: 16,
};

/** Fields in one column, with room for the label above the first. */
const fieldStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2.5,
  py: 2.5,
  overflowY: 'auto',
  '& > .MuiChip-root': { justifySelf: 'start' },
};
