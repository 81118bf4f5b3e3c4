import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#src/i18n/error-message.ts';
import { MAX_IMAGE_MEGABYTES } from '#src/lib/pictures/image-file.ts';
import type { ImageFileProblem } from '#src/lib/pictures/image-file.ts';

type UploadStatusProps = {
  name: string;
  /** 0 to 1. */
  progress: number;
  /** Why the upload failed. */
  error: unknown;
  /** Why it was rejected before the upload. */
  problem: ImageFileProblem | 'many' | undefined;
  onRetry: () => void;
  onDiscard: () => void;
};

/** The progress of an upload, or why it failed, with cancel and retry. */
export function UploadStatus(props: UploadStatusProps) {
  const { name, progress, error, problem, onRetry, onDiscard } = props;
  const { t } = useTranslation('components');
  const hasFailed = error !== undefined;
  const discardText =
    problem !== undefined ? 'upload.dismiss' : hasFailed ? 'upload.discard' : 'upload.cancel';
  const percent = Math.round(progress * 100);

  return (
    <div>
      {problem === undefined && !hasFailed ? (
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
            {problem === undefined
              ? t('upload.failed', { name })
              : t(`upload.problem.${problem}`, { name, size: MAX_IMAGE_MEGABYTES })}
          </Typography>
          {hasFailed && <Typography variant="body2">{errorMessage(error)}</Typography>}
        </Box>
      )}
      <Box sx={{ mt: 1, display: 'flex', gap: 1 }}>
        {hasFailed && (
          <Button size="small" variant="outlined" onClick={onRetry}>
            {t('upload.retry')}
          </Button>
        )}
        <Button size="small" color="inherit" onClick={onDiscard}>
          {t(discardText)}
        </Button>
      </Box>
    </div>
  );
}
