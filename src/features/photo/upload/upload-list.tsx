import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { memo, useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { UploadStatus } from '#src/admin/pictures/upload/upload-status.tsx';
import {
  isUploadRunning,
  type Upload,
  type useUploads,
} from '#src/admin/pictures/upload/use-uploads.ts';
import type { Photo } from '#src/api/uploads/photo-schema.ts';
import { CopyButton } from '#src/components/share/copy-button.tsx';
import { cutAfter } from '#src/components/stretched-link.ts';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { formatFileSize } from '#src/i18n/format/format-file-size.ts';
import { photoAddress } from '../photo-texts.ts';

export type PhotoUpload = Upload<{ category: string }, Photo>;
type PhotoQueue = ReturnType<typeof useUploads<PhotoUpload['extra'], Photo>>;

const cancelled = { step: 'cancelled' } as const;

export function UploadList({ queue }: { queue: PhotoQueue }) {
  const { t } = useTranslation('photo-management');
  const place = useRef<HTMLDivElement>(null);
  // The focused button is unmounted.
  const focusList = useCallback(() => place.current?.focus(), []);
  const { uploads, set, retry, discard } = queue;
  return (
    <Card
      ref={place}
      component="section"
      tabIndex={-1}
      aria-label={t('upload.list')}
      sx={{ outline: 0 }}
    >
      <UploadSummary queue={queue} onDone={focusList} />
      <List disablePadding aria-label={t('upload.list')}>
        {uploads.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            {...{ set, retry, discard }}
            onRemoved={focusList}
          />
        ))}
      </List>
    </Card>
  );
}

type UploadSummaryProps = {
  queue: PhotoQueue;
  /** Called when the pressed button is unmounted. */
  onDone: () => void;
};

const OUTCOMES = ['done', 'failed', 'refused', 'skipped', 'cancelled'] as const;
const hasFailed = ({ status }: PhotoUpload) => status.step === 'failed';

/** Summary of all uploads and their common actions; announced when they end. */
function UploadSummary({ queue, onDone }: UploadSummaryProps) {
  const { t } = useTranslation('photo-management');
  const { uploads, set, remove } = queue;
  const total = uploads.length;
  const busy = uploads.filter(isUploadRunning).length;
  const failed = uploads.filter(hasFailed).length;
  const outcomes = OUTCOMES.flatMap((outcome) => {
    const count = uploads.filter(({ status }) => status.step === outcome).length;
    return count > 0 ? [t(`upload.count.${outcome}`, { count })] : [];
  }).join(t('upload.count.and'));
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
          <Button
            size="small"
            variant="outlined"
            onClick={press(() => set(hasFailed, { step: 'waiting' }))}
          >
            {t('upload.retryFailed', { count: failed })}
          </Button>
        )}
        {busy > 0 && (
          <Button
            size="small"
            color="inherit"
            onClick={press(() => set(isUploadRunning, cancelled))}
          >
            {t('upload.cancelAll')}
          </Button>
        )}
        {total - busy - failed > 0 && (
          <Button
            size="small"
            color="inherit"
            onClick={press(() => remove((one) => !isUploadRunning(one) && !hasFailed(one)))}
          >
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

type UploadRowProps = Pick<PhotoQueue, 'set' | 'retry' | 'discard'> & {
  upload: PhotoUpload;
  /** Called after the row is removed. */
  onRemoved: () => void;
};

/** A row of the upload list. Memoised: there may be hundreds of rows. */
const UploadRow = memo(function UploadRow(props: UploadRowProps) {
  const { upload, set, retry, discard, onRemoved } = props;
  const { t } = useTranslation('photo-management');
  const row = useRef<HTMLLIElement>(null);
  const { id, file, prepared, status } = upload;
  const before = formatFileSize(file.size);
  const after = formatFileSize(prepared?.file.size ?? file.size);
  const facts = [
    after === before ? before : t('upload.sizes', { before, after }),
    prepared && (prepared.isOriginal ? t('upload.original') : pictureFormat(prepared.file.type)),
  ].filter(Boolean);
  // The pressed button is unmounted.
  const focusRow = () => row.current?.focus();
  return (
    <ListItem ref={row} tabIndex={-1} divider sx={{ columnGap: { xs: 1.5, sm: 2 }, px: 2 }}>
      <FileThumbnail file={prepared?.file} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="p" sx={nameStyles}>
          {file.name}
        </Typography>
        <UploadStatus
          isInList
          upload={upload}
          facts={facts.join(' · ')}
          onRetry={() => {
            retry(id);
            focusRow();
          }}
          onDiscard={() => {
            if (isUploadRunning(upload)) {
              set((one) => one.id === id, cancelled);
              focusRow();
            } else {
              discard(id);
              onRemoved();
            }
          }}
        >
          {status.step === 'done' && (
            <CopyButton
              text={photoAddress(status.result)}
              label={t('addressOf', { name: file.name })}
            />
          )}
        </UploadStatus>
      </Box>
    </ListItem>
  );
});

/** A media type as people call it: `JPG`. */
function pictureFormat(type: string): string {
  return { 'image/webp': 'WebP', 'image/jpeg': 'JPG', 'image/png': 'PNG' }[type] ?? '';
}

const nameStyles = { ...cutAfter({ xs: 2, sm: 1 }), overflowWrap: 'anywhere' } as const;

const SIZE = 48;

/** Thumbnail of a prepared file, which is smaller than the chosen one; an icon until there is one. */
function FileThumbnail({ file }: { file: File | undefined }) {
  // The object URL lives as long as the image is mounted.
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null || file === undefined) return undefined;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return (
    <Box sx={frameStyles}>
      {file === undefined ? (
        <ImageOutlined sx={{ color: 'text.disabled' }} />
      ) : (
        // The file's name is next to it.
        <Box
          component="img"
          ref={show}
          alt=""
          width={SIZE}
          height={SIZE}
          decoding="async"
          sx={{ display: 'block', objectFit: 'cover' }}
        />
      )}
    </Box>
  );
}

const frameStyles = {
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: SIZE,
  height: SIZE,
  borderRadius: 0.5,
  overflow: 'hidden',
  bgcolor: 'action.hover',
} as const;
