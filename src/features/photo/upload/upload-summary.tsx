import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { countUploads } from './upload-item.ts';
import type { UploadItem } from './upload-item.ts';
import type { UploadQueue } from './upload-queue.ts';

type UploadSummaryProps = {
  queue: UploadQueue;
  items: readonly UploadItem[];
  /** Called when a button was pressed that goes away with it. */
  onDone: () => void;
};

const OUTCOMES = ['done', 'failed', 'refused', 'skipped', 'cancelled'] as const;

/** How all the uploads stand, and what can be done with them together. Read out when they end (B4). */
export function UploadSummary({ queue, items, onDone }: UploadSummaryProps) {
  const { t } = useTranslation('photo-management');
  const counts = countUploads(items);
  const { total, busy, failed } = counts;
  const outcomes = OUTCOMES.filter((outcome) => counts[outcome] > 0)
    .map((outcome) => t(`upload.count.${outcome}`, { count: counts[outcome] }))
    .join(t('upload.count.and'));
  const press = (action: () => void) => () => {
    action();
    onDone();
  };
  return (
    <Box sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="subtitle1" component="h2" sx={{ flex: '1 1 200px' }}>
          {busy > 0 ? t('upload.progress', { done: total - busy, total }) : outcomes}
        </Typography>
        {failed > 0 && (
          <Button size="small" variant="outlined" onClick={press(queue.retryFailed)}>
            {t('upload.retryFailed', { count: failed })}
          </Button>
        )}
        {busy > 0 && (
          <Button size="small" color="inherit" onClick={press(queue.cancelAll)}>
            {t('upload.cancelAll')}
          </Button>
        )}
        {total - busy - failed > 0 && (
          <Button size="small" color="inherit" onClick={press(queue.clear)}>
            {t('upload.clear')}
          </Button>
        )}
      </Box>
      {busy > 0 && (
        <>
          <LinearProgress
            variant="determinate"
            value={((total - busy) / total) * 100}
            aria-label={t('upload.list')}
            sx={{ mt: 1 }}
          />
          {outcomes && (
            <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
              {outcomes}
            </Typography>
          )}
        </>
      )}
      <VisuallyHidden live>{busy === 0 && t('upload.finished', { outcomes })}</VisuallyHidden>
    </Box>
  );
}
