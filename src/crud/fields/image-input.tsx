import type { FieldValues } from 'react-hook-form';
import { assetUrl } from '#src/api/assets.ts';
import { uploadFile } from '#src/api/files.ts';
import { ImageUpload } from '#src/components/image-upload.tsx';
import { useImageCrop } from '#src/components/use-image-crop.tsx';
import { useUploading } from '#src/components/form/form-uploads.tsx';
import { useField } from '#src/components/form/use-field.ts';
import type { FieldProps } from '#src/components/form/use-field.ts';

type ImageInputProps<Input extends FieldValues> = FieldProps<Input> & {
  /** Width by height. */
  ratio?: number;
  /** Cuts the picture to `ratio` first, and warns of what is narrower than this many pixels. */
  cropWidth?: number;
  required?: boolean;
};

/** One picture, uploaded as soon as it is chosen; the field holds its address. */
export function ImageInput<Input extends FieldValues>(props: ImageInputProps<Input>) {
  const { name, label, hint, ratio, cropWidth, required = false } = props;
  const { field, error } = useField(props);
  const setUploading = useUploading(name);
  const { cut, dialog } = useImageCrop(ratio ?? 1, cropWidth ?? 0);
  return (
    <>
      <ImageUpload
        {...field}
        label={label}
        helperText={hint}
        error={error}
        ratio={ratio}
        required={required}
        prepare={cropWidth === undefined ? undefined : cut}
        upload={uploadFile}
        onBusyChange={setUploading}
        resolve={assetUrl}
      />
      {dialog}
    </>
  );
}
