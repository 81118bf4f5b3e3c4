import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { withFocus } from '#src/lib/pictures/focal-point.ts';
import { MAX_IMAGE_MEGABYTES, type UploadImage } from '#src/lib/pictures/image-file.ts';
import { UploadField, useDrop } from '#src/admin/pictures/upload/drop-area.tsx';
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

/**
 * A form's picture: dropped, pasted or chosen, uploaded at once with progress, cancel and retry. The old
 * picture stays until the new one is stored.
 */
export function ImageUpload(props: ImageUploadProps) {
  const { value, onChange, label, disabled = false, hasFocus = false } = props;
  const { ratio = 16 / 9, fit = 'cover', resolve = String, onBusyChange, edit, ref } = props;
  const { t } = useTranslation(['components', 'crud']);
  const button = useRef<HTMLButtonElement>(null);
  const { transfer, preview, isBusy, stored, start, send, retry, discard } = useImageUpload({
    upload: props.upload,
    prepare: props.prepare,
    onDone: (address, focus) => onChange(withFocus(address, focus)),
  });
  const drop = useDrop((files) => void start(files), { multiple: false, disabled });
  const shown = preview ?? (value && resolve(value));

  useImperativeHandle(ref, () => ({ focus: () => button.current?.focus() }), []);
  const isPending = transfer !== undefined;
  useEffect(() => onBusyChange?.(isBusy, isPending), [onBusyChange, isBusy, isPending]);

  // The pressed button is removed, so the focus needs a new place.
  const backToButton = () => requestAnimationFrame(() => button.current?.focus());
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
  const remove = () => {
    onChange('');
    backToButton();
  };

  const isStored = value !== '' && !isPending;
  const actions = [
    { text: t(shown ? 'image.replace' : 'image.choose'), run: () => drop.open(), isFirst: true },
    // The upload would take the place of what is chosen.
    { text: t('image.library'), run: props.onOpenLibrary, isOff: isBusy },
    {
      text: t(hasFocus ? 'crud:pictureEdit.open' : 'crud:pictureEdit.openCrop'),
      run: isStored && edit ? () => void change() : undefined,
    },
    { text: t('image.remove'), run: isStored ? remove : undefined },
  ];

  return (
    <UploadField
      drop={drop}
      label={label}
      helperText={props.helperText}
      error={props.error}
      required={props.required ?? false}
      disabled={disabled}
      onBlur={props.onBlur}
      sx={{ p: 0, overflow: 'hidden' }}
    >
      {(helpId) => (
        <>
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
            <Box sx={{ p: 2, pb: 0, textAlign: 'center' }}>
              <AddPhotoAlternateOutlined
                sx={{ fontSize: 40, color: 'primary.text', opacity: 0.8 }}
              />
              <Typography variant="body2" sx={{ mt: 0.5 }}>
                {t('image.drop')}
              </Typography>
            </Box>
          )}
          <Box sx={actionStyles}>
            {actions.map(({ text, run, isFirst = false, isOff = false }) => {
              if (!run) return null;
              return (
                <Button
                  key={isFirst ? 'first' : text}
                  size="small"
                  color="inherit"
                  {...(isFirst && {
                    ref: button,
                    variant: 'outlined',
                    'aria-describedby': helpId,
                  })}
                  disabled={disabled || isOff}
                  aria-label={`${label}: ${text}`}
                  onClick={run}
                >
                  {text}
                </Button>
              );
            })}
          </Box>
          {!shown && (
            <Typography variant="caption" component="p" sx={limitStyles}>
              {t('image.limits', { size: MAX_IMAGE_MEGABYTES })}
              <br />
              {t('image.pasteHint')}
            </Typography>
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
          <VisuallyHidden live>{stored && t('upload.done', { name: stored })}</VisuallyHidden>
        </>
      )}
    </UploadField>
  );
}

/** One row in a form's side column. */
const actionStyles = {
  px: 0.5,
  py: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 0.5,
  '& .MuiButton-root': { minWidth: 0, px: 1 },
};

const limitStyles = { px: 2, pb: 2, textAlign: 'center', color: 'text.secondary' };
