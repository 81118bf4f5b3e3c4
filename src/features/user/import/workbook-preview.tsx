import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#src/i18n/error-message.ts';

type WorkbookPreviewProps = {
  name: string;
  isSending: boolean;
  /** Uploaded part, 0 to 1. */
  part: number;
  failure: Error | null;
  onSend: () => void;
  onBack: () => void;
};

/** An Excel workbook before it is sent; its rows are checked by the server alone. */
export function WorkbookPreview(props: WorkbookPreviewProps) {
  const { name, isSending, part, failure, onSend, onBack } = props;
  const { t } = useTranslation('user');
  return (
    <>
      <DialogContent dividers>
        <Typography sx={{ mb: 2, fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('import.workbook')}
        </Alert>
        {failure && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {t('import.failed')} {errorMessage(failure)}
          </Alert>
        )}
        {isSending && (
          <LinearProgress
            aria-label={t('import.sending')}
            variant={part < 1 ? 'determinate' : 'indeterminate'}
            value={100 * part}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onBack} disabled={isSending}>
          {t('import.other')}
        </Button>
        {/* The button that was pressed before is unmounted. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button autoFocus variant="contained" loading={isSending} onClick={onSend}>
          {t('import.sendWorkbook')}
        </Button>
      </DialogActions>
    </>
  );
}
