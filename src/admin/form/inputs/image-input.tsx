import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { LazyPictureDialog } from '#src/admin/pictures/lazy-picture-dialog.ts';
import { assetUrl } from '#src/api/uploads/assets.ts';
import type { Crops } from '#src/api/fields/record-fields.ts';
import { hasLibrary } from '#src/api/uploads/photos.ts';
import { uploadFile } from '#src/api/uploads/files.ts';
import { FieldFrame } from './field-frame.tsx';
import { useUploading } from '#src/admin/form/core/form-uploads.tsx';
import { type FieldProps, useField } from './use-field.ts';
import { ImageUpload } from './image-upload/image-upload.tsx';
import { Picture } from '#src/components/picture.tsx';
import { useImageCrop } from '#src/admin/pictures/upload/use-image-crop.tsx';

type ImageInputProps<Input extends FieldValues> = FieldProps<Input, 'picture'> & {
  /** Width / height. */
  ratio?: number;
  /** `contain` for logos and certificates, which must not be cropped. */
  fit?: 'cover' | 'contain';
  /** In which ratios public pages show it; without them it has no focal point. */
  crops?: Crops | undefined;
  /** Crops the picture to `ratio` first, and warns below this width in pixels. */
  cropWidth?: number;
  required?: boolean;
  /** The URL of a value; '' for one that is no picture. */
  toUrl?: (value: string) => string;
};

/** A picture, uploaded as soon as it is chosen; the field's value is its URL. */
export function ImageInput<Input extends FieldValues>(props: ImageInputProps<Input>) {
  const {
    name,
    label,
    hint,
    ratio = 16 / 9,
    fit = 'cover',
    crops,
    cropWidth,
    required = false,
    toUrl = assetUrl,
  } = props;
  const { field, error, revert } = useField(props, (address) => (
    <Picture
      src={toUrl(String(address))}
      alt=""
      ratio={ratio}
      fit="contain"
      sizes="320px"
      sx={{ maxWidth: 160 * ratio }}
    />
  ));
  const setUploading = useUploading(name);
  const { cut, edit, dialog } = useImageCrop({
    ratio: cropWidth === undefined ? undefined : ratio,
    sharpFrom: cropWidth,
    crops,
  });
  const prepare = cropWidth === undefined ? undefined : cut;
  const upload = useRef<{ focus: () => void }>(null);
  const [isLibraryOpen, setLibraryOpen] = useState(false);
  const closeLibrary = () => setLibraryOpen(false);
  const choose = (address: string) => {
    field.onChange(address);
    closeLibrary();
    // The button that opened it may be gone with the empty field.
    requestAnimationFrame(() => upload.current?.focus());
  };
  return (
    <FieldFrame name={name} label={label} revert={revert}>
      <ImageUpload
        {...field}
        ref={(handle) => {
          field.ref(handle);
          upload.current = handle;
        }}
        label={label}
        helperText={hint}
        error={error}
        ratio={ratio}
        fit={fit}
        required={required}
        prepare={prepare}
        edit={(address) => edit(toUrl(address))}
        hasFocus={crops !== undefined}
        upload={uploadFile}
        onBusyChange={setUploading}
        {...(hasLibrary() && { onOpenLibrary: () => setLibraryOpen(true) })}
        resolve={toUrl}
      />
      {isLibraryOpen && (
        <LazyPictureDialog
          prepare={prepare}
          onChoose={([picture]) => picture && choose(picture.url)}
          onClose={closeLibrary}
          onLoadFailed={closeLibrary}
        />
      )}
      {dialog}
    </FieldFrame>
  );
}
