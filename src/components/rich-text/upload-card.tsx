import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#src/i18n/error-message.ts';
import { MAX_IMAGE_MEGABYTES } from '#src/lib/image-file.ts';
import type { PendingImage } from './use-image-uploads.ts';

type UploadCardProps = { image: PendingImage; onRetry: () => void; onDiscard: () => void };

/** Stands in the text where a picture will be: how far it is, or why it does not come. */
export function UploadCard({ image, onRetry, onDiscard }: UploadCardProps) {
  const { t } = useTranslation('components');
  const { file, progress, error, problem } = image;
  const { name } = file;
  const hasFailed = error !== undefined;
  return (
    <Box
      contentEditable={false}
      sx={{
        my: 2,
        p: 2,
        border: '1px dashed var(--mui-palette-control)',
        borderRadius: 1,
        bgcolor: 'background.neutral',
        lineHeight: 1.5,
      }}
    >
      {problem === undefined && !hasFailed ? (
        <>
          <Typography variant="body2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
            {t('upload.progress', { name })}
          </Typography>
          <LinearProgress
            variant="determinate"
            value={Math.round(progress * 100)}
            aria-label={t('upload.progress', { name })}
          />
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
          {t(problem === undefined && !hasFailed ? 'upload.cancel' : 'upload.discard')}
        </Button>
      </Box>
    </Box>
  );
}
