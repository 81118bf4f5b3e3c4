import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import PhotoLibraryIcon from '@mui/icons-material/PhotoLibraryOutlined';
import { rectSortingStrategy } from '@dnd-kit/sortable';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useEffect, useId, useRef, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '#src/admin/form/inputs/field-frame.tsx';
import { useUploading } from '#src/admin/form/core/form-uploads.tsx';
import { LazyPictureDialog } from '#src/admin/pictures/lazy-picture-dialog.ts';
import { useUploads } from '#src/admin/pictures/upload/use-uploads.ts';
import { useImageCrop } from '#src/admin/pictures/upload/use-image-crop.tsx';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { uploadFile } from '#src/api/uploads/files.ts';
import { hasLibrary } from '#src/api/uploads/photos.ts';
import { SortableArea } from '#src/admin/list/rows/sortable-area.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import {
  type FocalPoint,
  isSameFile,
  splitFocus,
  withFocus,
} from '#src/lib/pictures/focal-point.ts';
import {
  IMAGE_TYPES,
  imageFileProblem,
  MAX_IMAGE_MEGABYTES,
} from '#src/lib/pictures/image-file.ts';
import { focusNth } from '../sortable-item.tsx';
import { productFields } from '../schema.ts';
import { GalleryTile, UploadTile } from './gallery-tiles.tsx';
import { useGallery } from './use-gallery.tsx';

const ACCEPT = Object.fromEntries(IMAGE_TYPES.map((type) => [type, []]));

type UploadExtra = {
  preview: string;
  /** The picture that the upload replaces. */
  replaces?: { address: string; focus: FocalPoint | undefined } | undefined;
};

/** Input for the pictures, which can be dropped, pasted or chosen, and sorted; one is the cover. */
export function GalleryInput() {
  const { t } = useTranslation(['products', 'components', 'crud']);
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const gallery = useGallery();
  const { pictures } = gallery;
  const [uploaded, setUploaded] = useState(0);
  const { edit, dialog } = useImageCrop({ crops: productFields.cover.crops });
  const replace = (old: string, next: string) => {
    const index = pictures.findIndex((one) => isSameFile(one, old));
    const { activeElement, body } = document;
    const tile = list.current?.children[index];
    const hasFocus = activeElement === body || tile?.contains(activeElement) === true;
    gallery.replace(old, next);
    // The tile of another file is another element.
    if (hasFocus) focusNth(list, 'button:has([data-replace])', index, button);
  };
  const { uploads, isBusy, add, retry, discard } = useUploads<UploadExtra, string>({
    send: uploadFile,
    onDone: (address, upload) => {
      const { replaces } = upload.extra;
      if (replaces === undefined) gallery.add(address, upload.id);
      else replace(replaces.address, withFocus(address, replaces.focus));
      setUploaded((count) => count + 1);
    },
    onGone: ({ extra }) => URL.revokeObjectURL(extra.preview),
  });
  const [leftOut, setLeftOut] = useState(0);
  const [isLibraryOpen, setLibraryOpen] = useState(false);
  const closeLibrary = () => setLibraryOpen(false);
  const setUploading = useUploading('images');
  const isPending = uploads.length > 0;
  useEffect(() => setUploading(isBusy, isPending), [setUploading, isBusy, isPending]);

  const added = uploads.filter(({ extra }) => extra.replaces === undefined);
  const expected = added.filter(({ status }) => status.step !== 'refused').length;
  const room = Math.max(0, productFields.images.items - pictures.length - expected);

  const addFiles = async (files: File[]) => {
    const chosen = await Promise.all(
      files.map(async (file) => ({ file, problem: await imageFileProblem(file) })),
    );
    const sent = chosen.filter(({ problem }) => problem === undefined);
    const refused = chosen.filter(({ problem }) => problem !== undefined);
    setLeftOut(Math.max(0, sent.length - room));
    // Rejected files are listed too, each with its reason.
    add(
      [...sent.slice(0, room), ...refused].map(({ file, problem }) => ({
        file,
        extra: { preview: URL.createObjectURL(file) },
        ...(problem && { status: { step: 'refused', problem } }),
      })),
    );
  };
  const replacementOf = (address: string) => {
    const upload = uploads.find(
      ({ extra: { replaces } }) => replaces && isSameFile(replaces.address, address),
    );
    if (!upload) return undefined;
    return { upload, onRetry: () => retry(upload.id), onDiscard: () => discard(upload.id) };
  };
  const sendInstead = (file: File, replaces: UploadExtra['replaces']) =>
    add([{ file, extra: { preview: URL.createObjectURL(file), replaces } }]);
  const replaceBy = async (address: string, file: File) => {
    const problem = await imageFileProblem(file);
    replacementOf(address)?.onDiscard();
    if (!problem) sendInstead(file, { address, focus: undefined });
    // It is listed with its reason.
    else await addFiles([file]);
  };
  const change = async (address: string) => {
    const edited = await edit(assetUrl(address));
    if (!edited) return;
    const { file, focus } = edited;
    if (file === undefined) {
      gallery.replace(address, withFocus(address, focus));
      return;
    }
    replacementOf(address)?.onDiscard();
    sendInstead(file, { address, focus });
  };
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept: ACCEPT,
    noClick: true,
    noKeyboard: true,
    // `addFiles` rejects unfit files itself, so that all errors are shown in one place.
    onDrop: (accepted, rejected) =>
      void addFiles([...accepted, ...rejected.map(({ file }) => file)]),
  });
  const items = pictures.map((address, index) => ({
    // The same after the focal point has moved.
    id: splitFocus(address).file,
    address,
    label: t('gallery.picture', { number: index + 1 }),
  }));

  return (
    <FieldFrame name="images" label={t('field.images')} revert={gallery.revert}>
      <FormControl fullWidth required error={gallery.error !== undefined}>
        <FormLabel component="div" id={`${id}-label`} sx={{ mb: 1, fontSize: '0.875rem' }}>
          {t('field.images')}
        </FormLabel>
        <Box
          {...getRootProps({ onBlur: gallery.onBlur })}
          role="group"
          tabIndex={undefined}
          aria-labelledby={`${id}-label`}
          sx={areaStyles(gallery.error !== undefined, isDragActive)}
        >
          <input {...getInputProps({ 'aria-labelledby': `${id}-label` })} />
          <SortableArea
            items={items}
            labelOf={({ label }) => label}
            strategy={rectSortingStrategy}
            onMove={gallery.move}
          >
            <Box component="ul" ref={list} aria-labelledby={`${id}-label`} sx={gridStyles}>
              {items.map(({ id: file, address, label }, index) => (
                <GalleryTile
                  key={file}
                  id={file}
                  address={address}
                  label={label}
                  isCover={address === gallery.cover}
                  replacement={replacementOf(address)}
                  onCover={() => gallery.makeCover(address)}
                  onEdit={() => void change(address)}
                  onReplace={(file) => void replaceBy(address, file)}
                  onRemove={() => {
                    replacementOf(address)?.onDiscard();
                    gallery.remove(index);
                    focusNth(list, 'button:has([data-remove])', index, button);
                  }}
                />
              ))}
              {added.map((upload) => (
                <UploadTile
                  key={upload.id}
                  upload={upload}
                  onRetry={() => retry(upload.id)}
                  onDiscard={() => {
                    discard(upload.id);
                    button.current?.focus();
                  }}
                />
              ))}
            </Box>
          </SortableArea>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              ref={(element) => {
                button.current = element;
                gallery.ref(element);
              }}
              variant="outlined"
              color="inherit"
              startIcon={<AddPhotoIcon />}
              aria-describedby={`${id}-help`}
              onClick={open}
            >
              {t('gallery.add')}
            </Button>
            {hasLibrary() && (
              <Button
                color="inherit"
                startIcon={<PhotoLibraryIcon />}
                // Not `disabled`, so that a press can say why nothing can be added.
                onClick={() => (room > 0 ? setLibraryOpen(true) : setLeftOut(1))}
                {...LazyPictureDialog.prefetchOn}
              >
                {t('crud:pictures.open')}
              </Button>
            )}
          </Box>
          {leftOut > 0 && (
            <Alert severity="warning" onClose={() => setLeftOut(0)} sx={{ mt: 1.5 }}>
              {t('gallery.leftOut', { count: leftOut, most: productFields.images.items })}
            </Alert>
          )}
        </Box>
        <FormHelperText id={`${id}-help`}>
          {gallery.error ??
            t('gallery.hint', { most: productFields.images.items, size: MAX_IMAGE_MEGABYTES })}
        </FormHelperText>
        {isLibraryOpen && (
          <LazyPictureDialog
            most={room}
            onChoose={(chosen) => {
              gallery.append(chosen.map(({ url }) => url));
              closeLibrary();
            }}
            onClose={closeLibrary}
            onLoadFailed={closeLibrary}
          />
        )}
        {dialog}
        <VisuallyHidden live>
          {uploaded > 0 && t('gallery.stored', { count: uploaded })}
        </VisuallyHidden>
      </FormControl>
    </FieldFrame>
  );
}

const gridStyles = {
  display: 'grid',
  alignItems: 'start',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.75rem, 1fr))',
  '&:not(:empty)': { mb: 1.5 },
};

const areaStyles = (hasError: boolean, isDragActive: boolean) => ({
  p: 1.5,
  border: '1px dashed',
  borderColor: hasError ? 'error.text' : isDragActive ? 'primary.text' : 'control',
  borderRadius: 1,
  bgcolor: isDragActive ? 'rgba(var(--mui-palette-primary-textChannel) / 0.08)' : 'transparent',
});
