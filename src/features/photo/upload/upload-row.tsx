import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { memo, useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cutAfter } from '#src/components/stretched-link.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { formatFileSize } from '#src/i18n/format/format-file-size.ts';
import { MAX_IMAGE_MEGABYTES } from '#src/lib/pictures/image-file.ts';
import { UploadActions } from './upload-actions.tsx';
import type { UploadItem } from './upload-item.ts';
import type { PhotoQueue } from './photo-queue.ts';

type UploadRowProps = {
  item: UploadItem;
  queue: PhotoQueue;
  /** Called after the row is removed. */
  onRemoved: () => void;
};

/** A row of the upload list. Memoised: there may be hundreds of rows. */
export const UploadRow = memo(function UploadRow({ item, queue, onRemoved }: UploadRowProps) {
  const row = useRef<HTMLLIElement>(null);
  return (
    <ListItem ref={row} tabIndex={-1} divider sx={rowStyles}>
      <FileThumbnail file={item.prepared?.file} />
      <Box sx={{ flex: '1 1 130px', minWidth: 0 }}>
        <Typography variant="subtitle2" component="p" sx={nameStyles}>
          {item.file.name}
        </Typography>
        <UploadNote item={item} />
      </Box>
      <UploadActions
        item={item}
        queue={queue}
        onChanged={() => row.current?.focus()}
        onRemoved={onRemoved}
      />
    </ListItem>
  );
});

/** On phones the text button wraps below. */
const rowStyles = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  columnGap: { xs: 1.5, sm: 2 },
  rowGap: 0.5,
  px: 2,
};

const nameStyles = { ...cutAfter({ xs: 2, sm: 1 }), overflowWrap: 'anywhere' } as const;

type FileThumbnailProps = { file: File | undefined };

const SIZE = 48;

/** Thumbnail of a local file; an icon until there is a file. */
function FileThumbnail({ file }: FileThumbnailProps) {
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

type UploadNoteProps = { item: UploadItem };

function UploadNote({ item }: UploadNoteProps) {
  const { t } = useTranslation('photo-management');
  const { file, prepared, status } = item;
  const before = formatFileSize(file.size);
  const after = formatFileSize(prepared?.file.size ?? file.size);
  const sizes = [
    after === before ? before : t('upload.sizes', { before, after }),
    prepared && (prepared.isOriginal ? t('upload.original') : pictureFormat(prepared.file.type)),
  ]
    .filter(Boolean)
    .join(' · ');

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
          <Line>{percent < 100 ? `${percent}% · ${sizes}` : t('upload.step.storing')}</Line>
        </>
      );
    }
    case 'checking':
    case 'waiting':
    case 'preparing':
    case 'cancelled':
      return <Line>{[t(`upload.step.${status.step}`), before].join(' · ')}</Line>;
    case 'done':
      return <Line color="success.text">{[t('upload.step.done'), sizes].join(' · ')}</Line>;
    case 'skipped':
      return <Line>{t('upload.step.skipped', { name: status.duplicate })}</Line>;
    case 'refused':
      return (
        <Line color="error.text">
          {t(`upload.problem.${status.problem}`, { size: MAX_IMAGE_MEGABYTES })}
        </Line>
      );
    case 'failed':
      return <Line color="error.text">{errorMessage(status.error)}</Line>;
    default:
      return status satisfies never;
  }
}

/** A media type as people call it: `JPG`. */
function pictureFormat(type: string): string {
  return { 'image/webp': 'WebP', 'image/jpeg': 'JPG', 'image/png': 'PNG' }[type] ?? '';
}

type LineProps = { color?: string; children: string };

function Line({ color = 'text.secondary', children }: LineProps) {
  return (
    <Typography variant="body2" sx={{ color, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}
