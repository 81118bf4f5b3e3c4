import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#src/i18n/error-message.ts';
import { MAX_IMAGE_MEGABYTES } from '#src/lib/pictures/image-file.ts';
import { isUploadRunning, type Upload } from './use-uploads.ts';

type UploadStatusProps = {
  upload: Pick<Upload<unknown>, 'file' | 'status'>;
  /** Further facts about the file, as its size. */
  facts?: string;
  /** In a list, which announces how all of them ended. */
  isInList?: boolean;
  onRetry: () => void;
  /** Cancels it where it is busy, else removes it. */
  onDiscard: () => void;
  children?: ReactNode;
};

type Step = Upload<unknown>['status']['step'];

/** Steps from which a file can be sent again, with the button's text. */
const AGAIN: Partial<Record<Step, 'retry' | 'sendAgain' | 'sendAnyway'>> = {
  failed: 'retry',
  cancelled: 'sendAgain',
  skipped: 'sendAnyway',
};
const COLORS: Partial<Record<Step, string>> = {
  done: 'success.text',
  failed: 'error.text',
  refused: 'error.text',
};

/** How far an upload is, or why it failed, with its buttons. */
export function UploadStatus(props: UploadStatusProps) {
  const { upload, facts, isInList = false, onRetry, onDiscard, children } = props;
  const { t } = useTranslation('components');
  const { file, status } = upload;
  const { name } = file;
  const { step } = status;
  const again = AGAIN[step];
  const discard = isUploadRunning(upload) ? 'cancel' : step === 'refused' ? 'dismiss' : 'discard';
  const percent = status.step === 'sending' ? Math.round(status.progress * 100) : 0;

  const textOf = () => {
    if (status.step === 'refused') {
      return t(`upload.problem.${status.problem}`, { name, size: MAX_IMAGE_MEGABYTES });
    }
    if (status.step === 'failed') return t('upload.failed', { name });
    if (status.step !== 'sending') return t(`upload.step.${status.step}`);
    return percent < 100 ? t('upload.percent', { percent }) : t('upload.step.storing');
  };
  const isWrong = step === 'refused' || step === 'failed';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box
        {...(isWrong && !isInList && { role: 'alert' })}
        sx={{ flex: '1 1 130px', minWidth: 0, overflowWrap: 'anywhere' }}
      >
        {(step === 'preparing' || step === 'sending') && (
          <LinearProgress
            variant="determinate"
            value={percent}
            aria-label={t('upload.progress', { name })}
            sx={{ my: 0.75 }}
          />
        )}
        <Typography
          variant="body2"
          component="div"
          sx={{ color: COLORS[step] ?? 'text.secondary' }}
        >
          {[textOf(), isWrong ? '' : facts].filter(Boolean).join(' · ')}
        </Typography>
        {status.step === 'failed' && (
          <Typography variant="body2" component="div">
            {errorMessage(status.error)}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
        {again && (
          <Button
            size="small"
            variant="outlined"
            aria-label={`${t(`upload.${again}`)}: ${name}`}
            onClick={onRetry}
          >
            {t(`upload.${again}`)}
          </Button>
        )}
        {children}
        <Button
          size="small"
          color="inherit"
          aria-label={`${t(`upload.${discard}`)}: ${name}`}
          onClick={onDiscard}
        >
          {t(`upload.${discard}`)}
        </Button>
      </Box>
    </Box>
  );
}
