import Card from '@mui/material/Card';
import List from '@mui/material/List';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { UploadItem } from './upload-item.ts';
import type { UploadQueue } from './upload-queue.ts';
import { UploadRow } from './upload-row.tsx';
import { UploadSummary } from './upload-summary.tsx';

type UploadListProps = { queue: UploadQueue; items: readonly UploadItem[] };

/** The chosen files, how far each is, and all of them together. */
export function UploadList({ queue, items }: UploadListProps) {
  const { t } = useTranslation('photo-management');
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone afterwards.
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
          <UploadRow key={item.id} item={item} queue={queue} onGone={focusList} />
        ))}
      </List>
    </Card>
  );
}
