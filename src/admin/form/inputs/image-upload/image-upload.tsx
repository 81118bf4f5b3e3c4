import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { type Ref, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { withFocus } from '#src/lib/pictures/focal-point.ts';
import { IMAGE_TYPES, type UploadImage } from '#src/lib/pictures/image-file.ts';
import { DropPrompt } from './drop-prompt.tsx';
import { UploadStatus } from '#src/admin/pictures/upload/upload-status.tsx';
import type { Edited } from '#src/admin/pictures/upload/edited-picture.ts';
import { type PrepareImage, useImageUpload } from '#src/admin/pictures/upload/use-image-upload.ts';
import { Picture } from '#src/components/picture.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';

type ImageUploadProps = {
  /** The picture's URL; '' for none. */
  value: string;
  onChange: (address: string) => void;
  onBlur?: () => void;
  upload: UploadImage;
  prepare?: PrepareImage | undefined;
  /** Edits the stored picture; null when it was cancelled. Without it there is no button for it. */
  edit?: (address: string) => Promise<Edited | null>;
  /** Whether editing sets a focal point. */
  hasFocus?: boolean;
  label: string;
  /** The error message, which replaces the helper text. */
  error?: string | undefined;
  helperText?: string | undefined;
  /** Width / height of the preview. */
  ratio?: number | undefined;
  /** `contain` for logos and certificates, which must not be cropped. */
  fit?: 'cover' | 'contain';
  disabled?: boolean | undefined;
  required?: boolean;
  /**
   * Called when an upload starts and ends: a save in between would miss the picture. `isPending` is true also after a
   * failure.
   */
  onBusyChange?: (isBusy: boolean, isPending: boolean) => void;
  /** Opens the library of pictures; without it there is no button for it. */
  onOpenLibrary?: () => void;
  /** Resolves a stored URL for display. */
  resolve?: (address: string) => string;
  ref?: Ref<{ focus: () => void }>;
};

const ACCEPT = Object.fromEntries(IMAGE_TYPES.map((type) => [type, []]));

/**
 * A form's picture: dropped, pasted or chosen, uploaded at once with progress, cancel and retry. The old
 * picture stays until the new one is stored.
 */
export function ImageUpload(props: ImageUploadProps) {
  const { value, onChange, label, error, helperText, disabled = false, required = false } = props;
  const {
    ratio = 16 / 9,
    fit = 'cover',
    resolve = String,
    onBusyChange,
    onOpenLibrary,
    edit,
    hasFocus = false,
    ref,
  } = props;
  const { t } = useTranslation(['components', 'crud']);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { transfer, preview, isBusy, stored, start, send, retry, discard } = useImageUpload({
    upload: props.upload,
    prepare: props.prepare,
    onDone: (address, focus) => onChange(withFocus(address, focus)),
  });
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept: ACCEPT,
    multiple: false,
    disabled,
    noClick: true,
    noKeyboard: true,
    // Rejected files are reported by `useImageUpload`.
    onDrop: (accepted, rejected) => void start([...accepted, ...rejected.map(({ file }) => file)]),
  });
  const editText = hasFocus ? 'crud:pictureEdit.open' : 'crud:pictureEdit.openCrop';
  const shown = preview ?? (value && resolve(value));

  useImperativeHandle(ref, () => ({ focus: () => button.current?.focus() }), []);
  const isPending = transfer !== undefined;
  useEffect(() => onBusyChange?.(isBusy, isPending), [onBusyChange, isBusy, isPending]);

  // The pressed button is removed, so the focus needs a new place.
  const backToButton = () => requestAnimationFrame(() => button.current?.focus());
  const remove = () => {
    onChange('');
    backToButton();
  };

  const change = async () => {
    const edited = await edit?.(value);
    if (!edited) return;
    if (!edited.file) {
      onChange(withFocus(value, edited.focus));
      return;
    }
    send(edited.file, edited.focus);
    backToButton();
  };

  return (
    <FormControl fullWidth error={error !== undefined} disabled={disabled} required={required}>
      <FormLabel component="div" id={`${id}-label`} sx={{ mb: 1, fontSize: '0.875rem' }}>
        {label}
      </FormLabel>
      <Box
        {...getRootProps({ onBlur: props.onBlur })}
        role="group"
        tabIndex={undefined}
        aria-labelledby={`${id}-label`}
        sx={frameStyles(error !== undefined, isDragActive)}
      >
        <input {...getInputProps({ 'aria-labelledby': `${id}-label` })} />
        {shown ? (
          <Picture
            src={shown}
            alt={t('image.previewOf', { label })}
            ratio={ratio}
            fit={fit}
            sizes="480px"
            priority
            // Limits tall pictures.
            sx={{
              mx: 'auto',
              maxInlineSize: (ratio > 1 ? 280 : 220) * ratio,
              opacity: isBusy ? 0.5 : 1,
            }}
          />
        ) : (
          <Box sx={promptStyles(ratio)}>
            <DropPrompt
              buttonRef={button}
              label={label}
              describedBy={`${id}-help`}
              disabled={disabled}
              onChoose={open}
              onOpenLibrary={onOpenLibrary}
            />
          </Box>
        )}
        {transfer && (
          <Box sx={{ p: 1.5 }}>
            <UploadStatus
              upload={transfer}
              onRetry={retry}
              onDiscard={() => {
                discard();
                backToButton();
              }}
            />
          </Box>
        )}
      </Box>
      {shown && (
        <Box sx={actionStyles}>
          <Button
            ref={button}
            size="small"
            variant="outlined"
            color="inherit"
            disabled={disabled}
            aria-label={`${label}: ${t('image.replace')}`}
            aria-describedby={`${id}-help`}
            onClick={open}
          >
            {t('image.replace')}
          </Button>
          {onOpenLibrary && (
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              // The upload would take the place of what is chosen.
              disabled={disabled || isBusy}
              aria-label={`${label}: ${t('image.library')}`}
              onClick={onOpenLibrary}
            >
              {t('image.library')}
            </Button>
          )}
          {value && !transfer && edit && (
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              disabled={disabled}
              aria-label={`${label}: ${t(editText)}`}
              onClick={() => void change()}
            >
              {t(editText)}
            </Button>
          )}
          {value && !transfer && (
            <Button
              size="small"
              color="inherit"
              disabled={disabled}
              aria-label={`${label}: ${t('image.remove')}`}
              onClick={remove}
            >
              {t('image.remove')}
            </Button>
          )}
        </Box>
      )}
      <FormHelperText id={`${id}-help`}>{error ?? helperText}</FormHelperText>
      <VisuallyHidden live>{stored && t('upload.done', { name: stored })}</VisuallyHidden>
    </FormControl>
  );
}

/** One row in a form's side column. */
const actionStyles = {
  mt: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
  '& .MuiButton-root': { minWidth: 0, px: 1 },
};

const frameStyles = (hasError: boolean, isDragActive: boolean) =>
  ({
    border: '1px dashed',
    borderColor: hasError ? 'error.text' : isDragActive ? 'primary.text' : 'control',
    borderRadius: 1,
    overflow: 'hidden',
    bgcolor: isDragActive ? 'rgba(var(--mui-palette-primary-textChannel) / 0.08)' : 'transparent',
    transition: 'background-color 0.15s',
  }) as const;

/** As high as the picture will be, but at least as high as the text. */
const promptStyles = (ratio: number) => ({
  display: 'grid',
  placeItems: 'center',
  minHeight: 200,
  '& > *, &::before': { gridArea: '1 / 1' },
  '&::before': {
    content: '""',
    justifySelf: 'stretch',
    paddingBlockStart: ratio > 1 ? `${100 / ratio}%` : 0,
  },
});
