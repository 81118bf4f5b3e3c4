import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { countUploads, type UploadItem } from './upload-item.ts';
import type { PhotoQueue } from './photo-queue.ts';
import { UploadRow } from './upload-row.tsx';

type UploadListProps = { queue: PhotoQueue; items: readonly UploadItem[] };

export function UploadList({ queue, items }: UploadListProps) {
  const { t } = useTranslation('photo-management');
  const place = useRef<HTMLDivElement>(null);
  // The focused button is unmounted.
  const focusList = useCallback(() => place.current?.focus(), []);
  return (
    <Card
      ref={place}
      component="section"
      tabIndex={-1}
      aria-label={t('upload.list')}
      sx={{ outline: 0 }}
    >
      <UploadSummary queue={queue} items={items} onDone={focusList} />
      <List disablePadding aria-label={t('upload.list')}>
        {items.map((item) => (
          <UploadRow key={item.id} item={item} queue={queue} onRemoved={focusList} />
        ))}
      </List>
    </Card>
  );
}

type UploadSummaryProps = {
  queue: PhotoQueue;
  items: readonly UploadItem[];
  /** Called when the pressed button is unmounted. */
  onDone: () => void;
};

const OUTCOMES = ['done', 'failed', 'refused', 'skipped', 'cancelled'] as const;

/** Summary of all uploads and their common actions; announced when they end. */
function UploadSummary({ queue, items, onDone }: UploadSummaryProps) {
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
