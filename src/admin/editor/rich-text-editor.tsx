import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { Editor } from '@tiptap/react';
import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { IMAGE_TYPES, type UploadImage } from '#src/lib/pictures/image-file.ts';
import { UploadStatus } from '#src/admin/pictures/upload/upload-status.tsx';
import { LazyPictureDialog } from '#src/admin/pictures/lazy-picture-dialog.ts';
import { EditorFooter } from './editor-footer.tsx';
import { kindOf } from './element-kinds.ts';
import { contentStyles, frameStyles } from './editor-styles.ts';
import { ImageDialog } from './toolbar/image-dialog.tsx';
import { MarkdownOffer } from './paste/markdown-offer.tsx';
import type { PastedMarkdown } from './pictures/editor-host.ts';
import { insertPictures } from './pictures/insert-blocks.ts';
import { LinkDialog } from './toolbar/link-dialog.tsx';
import { EditorToolbar } from './toolbar/toolbar.tsx';
import type { ToolName } from './toolbar/tools.ts';
import { ToolbarPosition } from './toolbar/toolbar-position.tsx';
import { VideoDialog } from './toolbar/video-dialog.tsx';
import {
  isUndescribed,
  UndescribedImages,
  undescribedImages,
} from './pictures/undescribed-images.tsx';
import { useImageUploads } from './pictures/use-image-uploads.ts';
import { useTextEditor } from './use-text-editor.ts';
import { useKeyboardExit } from './use-keyboard-exit.ts';

export type RichTextEditorProps = {
  /** HTML; '' for an empty text. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  label: string;
  /** Replaces the helper text. */
  error?: string | undefined;
  helperText?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean;
  /** Uploads an image; without it the editor accepts no images. */
  onUploadImage?: UploadImage;
  /** Called when uploads start and end: a text saved in between lacks the images. */
  onBusyChange?: (isBusy: boolean, isPending: boolean) => void;
  /** Returns the full URL of an image for display. */
  resolve?: (address: string) => string;
  ref?: Ref<{ focus: () => void }>;
};

/**
 * The rich text editor: cleans text pasted from Word, WPS and web pages, uploads pasted, dropped and
 * chosen images, and allows no content that the sanitiser would remove.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, onChange, label, error, helperText, disabled = false, required = false } = props;
  const { onUploadImage, onBusyChange, resolve = String, ref } = props;
  const { t } = useTranslation('components');
  const id = useId();
  const toolbar = useRef<HTMLDivElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const [dialog, setDialog] = useState<ToolName>();
  const [notice, setNotice] = useState('');
  const [markdown, setMarkdown] = useState<PastedMarkdown>();
  /** Number of the image in a round through those without alternative text; 0 outside of a round. */
  const [round, setRound] = useState(0);
  const keyboardExit = useKeyboardExit(toolbar);
  const uploads = useImageUploads(onUploadImage);

  const addFiles = (target: Editor, files: File[], pos: number) => {
    const pictures = files.filter((file) => file.type.startsWith('image/'));
    const isAccepted = onUploadImage !== undefined && pictures.length === files.length;
    setNotice(isAccepted ? '' : t('editor.onlyPictures'));
    uploads.start(
      target,
      pictures.map((file) => ({ file, pos })),
    );
  };
  const reportLost = (count: number, parts: readonly string[] = []) => {
    const kinds = new Set(parts.map((name) => t(`textSource.${kindOf(name)}`)));
    const list = [...kinds].join(t('editor.partsComma'));
    const pictures = count > 0 && t('editor.picturesLost', { count });
    setNotice([pictures, list && t('editor.partsLost', { list })].filter(Boolean).join(' '));
  };
  const { editor, place } = useTextEditor({
    value,
    onChange,
    disabled,
    host: {
      resolve,
      brokenText: t('editor.brokenPicture'),
      captionLabel: t('editor.caption'),
      videoTitle: t('video.title'),
      onLost: reportLost,
      onMarkdown: setMarkdown,
      onFiles: addFiles,
      // Not `addFiles`, which would clear the notice about images that were lost in the same paste.
      onPictures: (target, images) => {
        if (onUploadImage === undefined) reportLost(images.length);
        else uploads.start(target, images);
      },
    },
    editorProps: {
      attributes: {
        id: `${id}-text`,
        role: 'textbox',
        dir: 'auto',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-help ${id}-hint`,
        'aria-invalid': String(error !== undefined),
        'aria-required': String(required),
      },
      handleDOMEvents: { keydown: keyboardExit.keydown },
    },
  });

  useImperativeHandle(ref, () => ({ focus: () => void editor.commands.focus() }), [editor]);
  const { isBusy } = uploads;
  const isPending = uploads.pending.length > 0;
  useEffect(() => onBusyChange?.(isBusy, isPending), [onBusyChange, isBusy, isPending]);

  const describeNext = () => {
    const [pos] = undescribedImages(editor, uploads.uploaded);
    if (pos === undefined) return false;
    editor.commands.setNodeSelection(pos);
    setRound((count) => count + 1);
    setDialog('imageDetails');
    return true;
  };
  const closeDialog = () => {
    // An image that is left as it was ends the round.
    const isDescribed = round > 0 && !isUndescribed(editor.getAttributes('image'));
    if (isDescribed && describeNext()) return;
    setRound(0);
    setDialog(undefined);
    editor.commands.focus();
  };

  return (
    <FormControl fullWidth error={error !== undefined} disabled={disabled} required={required}>
      <FormLabel
        component="div"
        id={`${id}-label`}
        onClick={() => editor.commands.focus()}
        sx={{ mb: 1, fontSize: '0.875rem' }}
      >
        {label}
      </FormLabel>
      <Box
        onKeyDown={keyboardExit.onKeyDown}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur?.();
        }}
        sx={frameStyles(error !== undefined, disabled)}
      >
        <ToolbarPosition editor={editor}>
          <EditorToolbar
            ref={toolbar}
            editor={editor}
            controls={`${id}-text`}
            hasUpload={onUploadImage !== undefined}
            onOpen={(name) => (name === 'image' ? fileInput.current?.click() : setDialog(name))}
          />
        </ToolbarPosition>
        {notice && (
          <Alert severity="warning" onClose={() => setNotice('')} sx={{ borderRadius: 0 }}>
            {notice}
          </Alert>
        )}
        {markdown && (
          <MarkdownOffer
            editor={editor}
            pasted={markdown}
            onDismiss={() => setMarkdown(undefined)}
          />
        )}
        <UndescribedImages
          editor={editor}
          uploaded={uploads.uploaded}
          onDescribe={describeNext}
          onDismiss={uploads.forgetUploaded}
        />
        <Box ref={place} sx={contentStyles} />
        <EditorFooter editor={editor} hintId={`${id}-hint`} />
      </Box>
      <FormHelperText id={`${id}-help`}>{error ?? helperText}</FormHelperText>
      <input
        ref={fileInput}
        type="file"
        multiple
        hidden
        accept={IMAGE_TYPES.join(',')}
        aria-label={t('editor.image')}
        onChange={({ target }) => {
          const pos = editor.state.selection.from;
          uploads.start(
            editor,
            [...(target.files ?? [])].map((file) => ({ file, pos })),
          );
          // Otherwise choosing the same file again fires no change event.
          target.value = '';
        }}
      />
      {uploads.pending.map((image) =>
        createPortal(
          <Box contentEditable={false} sx={uploadStyles}>
            <UploadStatus
              upload={image}
              onRetry={() => uploads.retry(image.id)}
              onDiscard={() => uploads.discard(image.id)}
            />
          </Box>,
          image.extra.host,
          String(image.id),
        ),
      )}
      {dialog === 'link' && <LinkDialog editor={editor} onClose={closeDialog} />}
      {dialog === 'imageDetails' && (
        <ImageDialog key={round} editor={editor} resolve={resolve} onClose={closeDialog} />
      )}
      {dialog === 'video' && (
        <VideoDialog editor={editor} upload={onUploadImage} onClose={closeDialog} />
      )}
      {dialog === 'library' && (
        <LazyPictureDialog
          asksAlt
          onChoose={(chosen) => {
            insertPictures(editor, chosen);
            closeDialog();
          }}
          onClose={closeDialog}
          onLoadFailed={closeDialog}
        />
      )}
    </FormControl>
  );
}

/** At the image's future place in the text. */
const uploadStyles = {
  my: 2,
  p: 2,
  border: '1px dashed var(--mui-palette-control)',
  borderRadius: 1,
  bgcolor: 'background.neutral',
};
