import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#src/i18n/format/format.ts';
import type { ChangeChosen } from './choices.ts';
import { FacetList } from './facet-list.tsx';
import type { Facets } from './use-facets.ts';

type FacetSheetProps = {
  isOpen: boolean;
  facets: Facets;
  total: number | undefined;
  onChoose: ChangeChosen;
  onClose: () => void;
};

/**
 * The filters in a bottom sheet. Each choice applies at once; the button shows how many products are found.
 */
export function FacetSheet({ isOpen, facets, total, onChoose, onClose }: FacetSheetProps) {
  const { t } = useTranslation(['product', 'common']);
  const id = useId();
  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: styles.paper } }}
    >
      <Box sx={styles.head}>
        <Typography id={id} variant="h5" component="h2" sx={{ flexGrow: 1 }}>
          {t('facet.title')}
        </Typography>
        {facets.choices.length > 0 && (
          <Button color="inherit" onClick={() => onChoose(() => [])} sx={{ minHeight: 44 }}>
            {t('common:action.clear')}
          </Button>
        )}
        <IconButton edge="end" aria-label={t('common:action.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={styles.list}>
        <FacetList facets={facets} onChoose={onChoose} />
      </Box>
      <Button
        variant="contained"
        color="secondary"
        size="large"
        fullWidth
        onClick={onClose}
        sx={{ flex: 'none' }}
      >
        <span aria-live="polite">
          {total === undefined
            ? t('common:action.close')
            : t('facet.show', { count: total, number: formatNumber(total) })}
        </span>
      </Button>
    </Drawer>
  );
}

const styles = {
  paper: {
    maxHeight: '88dvh',
    maxWidth: 720,
    mx: 'auto',
    px: 2,
    pb: 'calc(16px + env(safe-area-inset-bottom))',
    borderStartStartRadius: 16,
    borderStartEndRadius: 16,
  },
  head: { flex: 'none', display: 'flex', alignItems: 'center', gap: 1, minHeight: 64 },
  list: {
    flexGrow: 1,
    minHeight: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: 3,
    // Room for the focus outlines.
    px: 0.5,
    mx: -0.5,
    pb: 2,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
} as const;
