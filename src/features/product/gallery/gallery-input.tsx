import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import PhotoLibraryIcon from '@mui/icons-material/PhotoLibraryOutlined';
import { rectSortingStrategy } from '@dnd-kit/sortable';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '#src/admin/form/inputs/field-frame.tsx';
import { useUploading } from '#src/admin/form/core/form-uploads.tsx';
import { LazyPictureDialog } from '#src/admin/pictures/lazy-picture-dialog.ts';
import { UploadField, useDrop } from '#src/admin/pictures/upload/drop-area.tsx';
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
import { imageFileProblem, MAX_IMAGE_MEGABYTES } from '#src/lib/pictures/image-file.ts';
import { focusNth } from '../sortable-item.tsx';
import { productFields } from '../schema.ts';
import { GalleryTile, UploadTile } from './gallery-tiles.tsx';
import { useGallery } from './use-gallery.tsx';

const MOST = productFields.images.items;

/** The picture that an upload replaces; undefined for a new one. */
type Replaced = { address: string; focus: FocalPoint | undefined } | undefined;

/** Input for the pictures, which can be dropped, pasted or chosen, and sorted; one is the cover. */
export function GalleryInput() {
  const { t } = useTranslation(['products', 'components', 'crud']);
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
  const { uploads, isBusy, add, retry, discard, remove } = useUploads<Replaced, string>({
    send: uploadFile,
    onDone: (address, { id, extra: replaced }) => {
      if (replaced === undefined) gallery.add(address, id);
      else replace(replaced.address, withFocus(address, replaced.focus));
      setUploaded((count) => count + 1);
    },
  });
  const [leftOut, setLeftOut] = useState(0);
  const [isLibraryOpen, setLibraryOpen] = useState(false);
  const closeLibrary = () => setLibraryOpen(false);
  const setUploading = useUploading('images');
  const isPending = uploads.length > 0;
  useEffect(() => setUploading(isBusy, isPending), [setUploading, isBusy, isPending]);

  const added = uploads.filter(({ extra }) => extra === undefined);
  const expected = added.filter(({ status }) => status.step !== 'refused').length;
  const room = Math.max(0, MOST - pictures.length - expected);

  const addFiles = async (files: File[]) => {
    const problems = await Promise.all(files.map(imageFileProblem));
    const surplus = files.filter((_file, index) => problems[index] === undefined).slice(room);
    setLeftOut(surplus.length);
    // Unfit files are listed too, each with its reason.
    const listed = files.filter((file) => !surplus.includes(file));
    add(listed.map((file) => ({ file, extra: undefined })));
  };
  const statusOf = (upload: (typeof uploads)[number]) => ({
    upload,
    onRetry: () => retry(upload.id),
    onDiscard: () => {
      discard(upload.id);
      button.current?.focus();
    },
  });
  const replaces = (address: string) => (upload: { extra: Replaced }) =>
    upload.extra !== undefined && isSameFile(upload.extra.address, address);
  const sendInstead = (file: File, address: string, focus?: FocalPoint) => {
    remove(replaces(address));
    add([{ file, extra: { address, focus } }]);
  };
  const change = async (address: string) => {
    const edited = await edit(assetUrl(address));
    if (!edited) return;
    const { file, focus } = edited;
    if (file) sendInstead(file, address, focus);
    else gallery.replace(address, withFocus(address, focus));
  };
  const drop = useDrop((files) => void addFiles(files));
  const items = pictures.map((address, index) => ({
    // The same after the focal point has moved.
    id: splitFocus(address).file,
    address,
    label: t('gallery.picture', { number: index + 1 }),
  }));

  return (
    <FieldFrame name="images" label={t('field.images')} revert={gallery.revert}>
      <UploadField
        drop={drop}
        required
        label={t('field.images')}
        error={gallery.error}
        helperText={t('gallery.hint', { most: MOST, size: MAX_IMAGE_MEGABYTES })}
        onBlur={gallery.onBlur}
      >
        {(helpId) => (
          <>
            <SortableArea
              items={items}
              labelOf={({ label }) => label}
              strategy={rectSortingStrategy}
              onMove={gallery.move}
            >
              <Box component="ul" ref={list} aria-label={t('field.images')} sx={gridStyles}>
                {items.map(({ id, address, label }, index) => {
                  const replacement = uploads.find(replaces(address));
                  return (
                    <GalleryTile
                      key={id}
                      id={id}
                      address={address}
                      label={label}
                      isCover={address === gallery.cover}
                      replacement={replacement && statusOf(replacement)}
                      onCover={() => gallery.makeCover(address)}
                      onEdit={() => void change(address)}
                      onReplace={(file) => sendInstead(file, address)}
                      onRemove={() => {
                        remove(replaces(address));
                        gallery.remove(index);
                        focusNth(list, 'button:has([data-remove])', index, button);
                      }}
                    />
                  );
                })}
                {added.map((upload) => (
                  <UploadTile key={upload.id} {...statusOf(upload)} />
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
                aria-describedby={helpId}
                onClick={drop.open}
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
                {t('gallery.leftOut', { count: leftOut, most: MOST })}
              </Alert>
            )}
            <VisuallyHidden live>
              {uploaded > 0 && t('gallery.stored', { count: uploaded })}
            </VisuallyHidden>
          </>
        )}
      </UploadField>
      {isLibraryOpen && (
        <LazyPictureDialog
          most={room}
          isTaken={(url) => pictures.some((one) => isSameFile(one, url))}
          onChoose={(chosen) => {
            gallery.append(chosen.map(({ url }) => url));
            closeLibrary();
          }}
          onClose={closeLibrary}
          onLoadFailed={closeLibrary}
        />
      )}
      {dialog}
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
