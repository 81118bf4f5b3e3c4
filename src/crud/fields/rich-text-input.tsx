import { lazy, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { assetUrl } from '#src/api/assets.ts';
import { uploadFile } from '#src/api/files.ts';
import { FieldFrame } from '#src/components/form/field-frame.tsx';
import { useUploading } from '#src/components/form/form-uploads.tsx';
import { useField } from '#src/components/form/use-field.ts';
import type { FieldProps } from '#src/components/form/use-field.ts';
import { createLatePart, usePartInTime } from '#src/components/late-part.ts';
import { TextStandIn } from '#src/components/rich-text/text-stand-in.tsx';
import type { TextStart } from '#src/components/rich-text/text-start.ts';
import { toast } from '#src/lib/toast.ts';

const RichTextChange = lazy(() =>
  import('#src/components/rich-text/rich-text-change.tsx').then((module) => ({
    default: module.RichTextChange,
  })),
);
const lateEditor = createLatePart(() => import('#src/components/rich-text/rich-text-editor.tsx'));

/** Rich text (B9); the editor is fetched with the first form that somebody does something on. */
export function RichTextInput<Input extends FieldValues>(props: FieldProps<Input>) {
  const { name, label, hint } = props;
  const { t } = useTranslation();
  const { field, error, revert } = useField(props, (html, other) => (
    <RichTextChange html={String(html)} other={String(other)} resolve={assetUrl} />
  ));
  const { ref, value, onChange, onBlur, disabled } = field;
  const setUploading = useUploading(name);
  const RichTextEditor = usePartInTime(lateEditor)?.RichTextEditor;
  const [start, setStart] = useState<TextStart>();
  const [isComposing, setComposing] = useState(false);
  const shared = { ref, value, disabled, label, error, helperText: hint, resolve: assetUrl };
  const begin = async (next: TextStart | undefined) => {
    setStart(next);
    if (next && !(await lateEditor.load())) toast.error(t('error.load'));
  };
  return (
    <FieldFrame label={label} revert={revert}>
      {RichTextEditor && !isComposing ? (
        <RichTextEditor
          {...shared}
          onChange={onChange}
          onBlur={onBlur}
          start={start}
          onUploadImage={uploadFile}
          onBusyChange={setUploading}
        />
      ) : (
        <TextStandIn {...shared} onStart={(next) => void begin(next)} onCompose={setComposing} />
      )}
    </FieldFrame>
  );
}
