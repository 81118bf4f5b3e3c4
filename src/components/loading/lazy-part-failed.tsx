import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { releaseFocus } from '#src/components/release-focus.ts';

type LazyPartFailedProps = {
  onRetry: () => void;
  /** For browsers that cache a failed import, so that a retry does not reach the network. */
  onReload: () => void;
};

/** Replaces a part of a page whose code could not be fetched: the message, a retry and a reload. */
export function LazyPartFailed({ onRetry, onReload }: LazyPartFailedProps) {
  const { t } = useTranslation();
  return (
    <Box ref={releaseFocus} role="alert" sx={{ p: 2, textAlign: 'center' }}>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {t('error.load')}
      </Typography>
      <Button variant="outlined" color="inherit" onClick={onRetry}>
        {t('action.retry')}
      </Button>
      <Button color="inherit" onClick={onReload} sx={{ mx: 1 }}>
        {t('action.reload')}
      </Button>
    </Box>
  );
}
