import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#src/i18n/error-message.ts';
import { formatFileSize } from '#src/i18n/format-file-size.ts';
import { MAX_IMAGE_MEGABYTES } from '#src/lib/image-file.ts';
import type { UploadItem } from './upload-item.ts';

type UploadNoteProps = { item: UploadItem };

/** How far a file is, what was saved on the way, or why it did not come. */
export function UploadNote({ item }: UploadNoteProps) {
  const { t } = useTranslation('photo-management');
  const { file, prepared, status } = item;
  const before = formatFileSize(file.size);
  const after = formatFileSize(prepared?.size ?? file.size);
  const sizes = after === before ? before : t('upload.sizes', { before, after });

  switch (status.step) {
    case 'sending': {
      const percent = Math.round(status.progress * 100);
      return (
        <>
          <LinearProgress
            variant="determinate"
            value={percent}
            aria-label={t('upload.progressOf', { name: file.name })}
            sx={{ mt: 0.75 }}
          />
          <Note>{percent < 100 ? `${percent}% · ${sizes}` : t('upload.step.storing')}</Note>
        </>
      );
    }
    case 'checking':
    case 'waiting':
    case 'preparing':
    case 'cancelled':
      return <Note>{[t(`upload.step.${status.step}`), before].join(' · ')}</Note>;
    case 'done':
      return <Note color="success.text">{[t('upload.step.done'), sizes].join(' · ')}</Note>;
    case 'skipped':
      return <Note>{t('upload.step.skipped', { name: status.twin })}</Note>;
    case 'refused':
      return (
        <Note color="error.text">
          {t(`upload.problem.${status.problem}`, { size: MAX_IMAGE_MEGABYTES })}
        </Note>
      );
    case 'failed':
      return <Note color="error.text">{errorMessage(status.error)}</Note>;
    default:
      return status satisfies never;
  }
}

type NoteProps = { color?: string; children: string };

function Note({ color = 'text.secondary', children }: NoteProps) {
  return (
    <Typography variant="body2" sx={{ color, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}
