import Skeleton from '@mui/material/Skeleton';
import type { FieldValues } from 'react-hook-form';
import { assetUrl } from '#src/api/assets.ts';
import { uploadFile } from '#src/api/files.ts';
import { FieldFrame } from './field-frame.tsx';
import { useUploading } from '#src/admin/form/core/form-uploads.tsx';
import { MountLater } from '#src/admin/form/core/mount-later.tsx';
import { useField } from './use-field.ts';
import type { FieldProps } from './use-field.ts';
import { RichTextChange } from '#src/admin/editor/compare/rich-text-change.tsx';
import { RichTextField } from '#src/admin/editor/rich-text-field.tsx';

const SKELETON = <Skeleton variant="rounded" height={480} />;

export function RichTextInput<Input extends FieldValues>(props: FieldProps<Input, 'richText'>) {
  const { field, error, revert } = useField(props, (html, other) => (
    <RichTextChange html={String(html)} other={String(other)} resolve={assetUrl} />
  ));
  const setUploading = useUploading(props.name);
  return (
    <FieldFrame label={props.label} revert={revert}>
      <MountLater placeholder={SKELETON}>
        <RichTextField
          {...field}
          label={props.label}
          error={error}
          helperText={props.hint}
          onUploadImage={uploadFile}
          onBusyChange={setUploading}
          resolve={assetUrl}
        />
      </MountLater>
    </FieldFrame>
  );
}
