import type { FieldValues } from 'react-hook-form';
import { assetUrl } from '#src/api/assets.ts';
import { uploadFile } from '#src/api/files.ts';
import { ImageUpload } from '#src/components/image-upload.tsx';
import { useField } from '../use-field.ts';
import type { FieldProps } from '../use-field.ts';

type ImageInputProps<Input extends FieldValues> = FieldProps<Input> & {
  /** Width by height of the preview. */
  ratio?: number;
};

/** One picture, uploaded as soon as it is chosen; the field holds its address. */
export function ImageInput<Input extends FieldValues>(props: ImageInputProps<Input>) {
  const { field, error } = useField(props);
  return (
    <ImageUpload
      {...field}
      label={props.label}
      helperText={props.hint}
      error={error}
      ratio={props.ratio}
      upload={uploadFile}
      resolve={assetUrl}
    />
  );
}
