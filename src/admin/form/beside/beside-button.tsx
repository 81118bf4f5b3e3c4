import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { LazyBesidePanel } from './lazy-beside-panel.ts';
import type { Beside } from './use-beside.ts';

type BesideButtonProps = { beside: Beside };

/** Puts the public page beside the form, and away. */
export function BesideButton({ beside }: BesideButtonProps) {
  const { t } = useTranslation('crud');
  return (
    <Button
      id={beside.buttonId}
      color="inherit"
      aria-label={t('action.preview')}
      aria-pressed={beside.isOpen}
      onClick={beside.toggle}
      {...LazyBesidePanel.prefetchOn}
      sx={{ minWidth: { xs: 40, sm: 64 }, px: { xs: 1, sm: 1.5 } }}
    >
      <PreviewIcon fontSize="small" sx={{ display: { sm: 'none' } }} />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {t('action.preview')}
      </Box>
    </Button>
  );
}
