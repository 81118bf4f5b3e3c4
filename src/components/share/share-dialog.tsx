import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { QrCode } from './qr-code.tsx';

type ShareDialogProps = { title: string; url: string; onClose: () => void };

/** A page's URL as a QR code with instructions; loaded lazily. */
export function ShareDialog({ title, url, onClose }: ShareDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id} sx={{ textAlign: 'center' }}>
        {t('share.title')}
      </DialogTitle>
      <DialogContent sx={{ pb: 1, textAlign: 'center' }}>
        <Box sx={{ mx: 'auto', width: 200 }}>
          <QrCode text={url} label={t('share.code', { title })} />
        </Box>
        <Typography sx={{ mt: 2, fontWeight: 600, textWrap: 'balance' }}>{title}</Typography>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', textWrap: 'pretty' }}>
          {t('share.how')}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ justifyContent: 'center', pb: 3 }}>
        <Button
          variant="outlined"
          color="inherit"
          onClick={onClose}
          sx={{ '@media (pointer: coarse)': { minHeight: 44 } }}
        >
          {t('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
