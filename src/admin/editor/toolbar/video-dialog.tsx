import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { insertVideo } from '#src/admin/editor/pictures/insert-blocks.ts';
import { LazyPictureDialog } from '#src/admin/pictures/lazy-picture-dialog.ts';
import { UploadStatus } from '#src/admin/pictures/upload/upload-status.tsx';
import { useUploads } from '#src/admin/pictures/upload/use-uploads.ts';
import { hasLibrary } from '#src/api/uploads/photos.ts';
import { readLinkAddress } from '#src/lib/links/link-address.ts';
import type { UploadImage } from '#src/lib/pictures/image-file.ts';
import { isVideoAddress } from '#src/lib/videos/video-source.ts';
import { EditorDialog } from './editor-dialog.tsx';

type VideoDialogProps = {
  editor: Editor;
  /** Uploads a file; without it a video has an address. */
  upload: UploadImage | undefined;
  onClose: () => void;
};

/** Inserts a video, or changes the selected one: a file or a platform's page, title, poster and captions. */
export function VideoDialog({ editor, upload, onClose }: VideoDialogProps) {
  const { t } = useTranslation('components');
  const isNew = !editor.isActive('video');
  const [video, setVideo] = useState(() => {
    const before = editor.getAttributes('video');
    const textOf = (name: string) => String(before[name] ?? '');
    return {
      address: textOf('address'),
      title: textOf('title'),
      poster: textOf('poster'),
      captions: textOf('captions'),
    };
  });
  const [isWrong, setWrong] = useState(false);
  const [isLibraryOpen, setLibraryOpen] = useState(false);
  const closeLibrary = () => setLibraryOpen(false);
  const fileInput = useRef<HTMLInputElement>(null);
  const change = (part: Partial<typeof video>) => setVideo((before) => ({ ...before, ...part }));
  const { uploads, isBusy, add, retry, discard } = useUploads<object, string>({
    send: async (file, options) => (await upload?.(file, options)) ?? '',
    onDone: (address) => change({ address }),
  });

  const apply = () => {
    const address = readLinkAddress(video.address) ?? '';
    const isRight = isVideoAddress(address);
    setWrong(!isRight);
    if (!isRight || isBusy) return false;
    insertVideo(editor, {
      address,
      title: video.title.trim() || t('video.title'),
      poster: video.poster.trim(),
      captions: video.captions.trim(),
    });
    return true;
  };

  return (
    <EditorDialog
      title={t('editor.video')}
      applyText={t(isNew ? 'videoDialog.insert' : 'linkDialog.apply')}
      onApply={apply}
      onClose={onClose}
    >
      <TextField
        // The focus has to move into an opened dialog.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        fullWidth
        margin="dense"
        label={t('videoDialog.address')}
        error={isWrong}
        helperText={t(isWrong ? 'videoDialog.wrong' : 'videoDialog.addressHint')}
        value={video.address}
        onChange={({ target }) => change({ address: target.value })}
      />
      {upload && (
        <>
          <Button color="inherit" disabled={isBusy} onClick={() => fileInput.current?.click()}>
            {t('videoDialog.file')}
          </Button>
          <input
            ref={fileInput}
            type="file"
            hidden
            accept="video/mp4,video/webm"
            aria-label={t('videoDialog.file')}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) add([{ file, prepared: { file, isOriginal: true }, extra: {} }]);
              target.value = '';
            }}
          />
          {uploads.map((one) => (
            <UploadStatus
              key={one.id}
              upload={one}
              onRetry={() => retry(one.id)}
              onDiscard={() => discard(one.id)}
            />
          ))}
        </>
      )}
      <TextField
        fullWidth
        margin="dense"
        label={t('videoDialog.title')}
        value={video.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextField
        fullWidth
        margin="dense"
        label={t('videoDialog.poster')}
        helperText={t('videoDialog.posterHint')}
        value={video.poster}
        onChange={({ target }) => change({ poster: target.value })}
      />
      {upload && hasLibrary() && (
        <Button
          color="inherit"
          onClick={() => setLibraryOpen(true)}
          {...LazyPictureDialog.prefetchOn}
        >
          {t('editor.library')}
        </Button>
      )}
      <TextField
        fullWidth
        margin="dense"
        label={t('videoDialog.captions')}
        helperText={t('videoDialog.captionsHint')}
        value={video.captions}
        onChange={({ target }) => change({ captions: target.value })}
      />
      {isLibraryOpen && (
        <LazyPictureDialog
          onChoose={([picture]) => {
            if (picture) change({ poster: picture.url });
            closeLibrary();
          }}
          onClose={closeLibrary}
          onLoadFailed={closeLibrary}
        />
      )}
    </EditorDialog>
  );
}
