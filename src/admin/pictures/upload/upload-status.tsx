import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#src/i18n/error-message.ts';
import { MAX_IMAGE_MEGABYTES } from '#src/lib/pictures/image-file.ts';
import type { UploadStatus as Status } from './upload-queue.ts';

type UploadStatusProps = {
  upload: { file: File; status: Status | { step: 'refused'; problem: 'many' } };
  onRetry: () => void;
  onDiscard: () => void;
};

/** The progress of an upload, or why it failed, with cancel and retry. */
export function UploadStatus({ upload, onRetry, onDiscard }: UploadStatusProps) {
  const { t } = useTranslation('components');
  const { status } = upload;
  const { name } = upload.file;
  const hasFailed = status.step === 'failed';
  const isRefused = status.step === 'refused';
  const discardText = isRefused ? 'dismiss' : hasFailed ? 'discard' : 'cancel';
  const percent = status.step === 'sending' ? Math.round(status.progress * 100) : 0;

  return (
    <div>
      {!isRefused && !hasFailed ? (
        <>
          <LinearProgress
            variant="determinate"
            value={percent}
            aria-label={t('upload.progress', { name })}
          />
          <Typography variant="caption" component="p" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {t('upload.percent', { percent })}
          </Typography>
        </>
      ) : (
        <Box role="alert" sx={{ overflowWrap: 'anywhere' }}>
          <Typography variant="body2" sx={{ color: 'error.text', fontWeight: 600 }}>
            {isRefused
              ? t(`upload.problem.${status.problem}`, { name, size: MAX_IMAGE_MEGABYTES })
              : t('upload.failed', { name })}
          </Typography>
          {hasFailed && <Typography variant="body2">{errorMessage(status.error)}</Typography>}
        </Box>
      )}
      <Box sx={{ mt: 1, display: 'flex', gap: 1 }}>
        {hasFailed && (
          <Button size="small" variant="outlined" onClick={onRetry}>
            {t('upload.retry')}
          </Button>
        )}
        <Button size="small" color="inherit" onClick={onDiscard}>
          {t(`upload.${discardText}`)}
        </Button>
      </Box>
    </div>
  );
}
