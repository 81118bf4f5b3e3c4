import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { FieldValues } from 'react-hook-form';
import { assetUrl } from '#src/api/assets.ts';
import { uploadFile } from '#src/api/files.ts';
import { FieldFrame } from '#src/components/form/field-frame.tsx';
import { useUploading } from '#src/components/form/form-uploads.tsx';
import { useField } from '#src/components/form/use-field.ts';
import type { FieldProps } from '#src/components/form/use-field.ts';

const RichTextEditor = lazy(() =>
  import('#src/components/rich-text/rich-text-editor.tsx').then((module) => ({
    default: module.RichTextEditor,
  })),
);
const RichTextChange = lazy(() =>
  import('#src/components/rich-text/rich-text-change.tsx').then((module) => ({
    default: module.RichTextChange,
  })),
);

/** Rich text (B9); the editor is fetched with the first form that needs it. */
export function RichTextInput<Input extends FieldValues>(props: FieldProps<Input>) {
  const { field, error, revert } = useField(props, (html, other) => (
    <RichTextChange html={String(html)} other={String(other)} resolve={assetUrl} />
  ));
  const { ref, value, onChange, onBlur, disabled } = field;
  const setUploading = useUploading(props.name);
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={360} />}>
      <FieldFrame label={props.label} revert={revert}>
        <RichTextEditor
          ref={ref}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          disabled={disabled}
          label={props.label}
          error={error}
          helperText={props.hint}
          onUploadImage={uploadFile}
          onBusyChange={setUploading}
          resolve={assetUrl}
        />
      </FieldFrame>
    </Suspense>
  );
}
