import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

type ProgressDialogProps = {
  title: string;
  /** How far it is, in words. */
  text: string;
  /** 0 to 1. */
  part: number;
  /** Why it did not get further; null while it does. */
  failure: string | null;
  onRetry: () => void;
  onCancel: () => void;
};

/** Something that takes a while: how far it is, a way out, and where it failed a second try. */
export function ProgressDialog(props: ProgressDialogProps) {
  const { title, text, part, failure, onRetry, onCancel } = props;
  const { t } = useTranslation();
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="progress-title">
      <DialogTitle id="progress-title">{title}</DialogTitle>
      <DialogContent>
        <LinearProgress variant="determinate" value={100 * part} aria-label={text} />
        <Typography variant="body2" aria-live="polite" sx={{ mt: 1, color: 'text.secondary' }}>
          {text}
        </Typography>
        {failure !== null && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {failure}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        {/* The focus has to be somewhere in a dialog. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button autoFocus color="inherit" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
        {failure !== null && (
          <Button variant="contained" onClick={onRetry}>
            {t('action.retry')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
