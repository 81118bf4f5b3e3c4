import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { HAS_ENGLISH } from '#src/api/dialects/dialect.ts';
import { uploadFile } from '#src/api/uploads/files.ts';
import { FieldFrame } from './field-frame.tsx';
import { useUploading } from '#src/admin/form/core/form-uploads.tsx';
import { LazyFieldWriting } from '#src/admin/form/core/writing/lazy-field-writing.ts';
import { InLanguages } from '#src/admin/form/core/languages/in-languages.tsx';
import { MountLater } from '#src/admin/form/core/mount-later.tsx';
import { type FieldProps, useField } from './use-field.ts';
import type { ShowValue } from '#src/admin/ui/shown-value.tsx';
import { RichTextChange } from '#src/admin/editor/compare/rich-text-change.tsx';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';

const SKELETON = <Skeleton variant="rounded" height={480} />;

/** A third of a form's code, and mounted after the first paint: the form does not wait for it. */
const LazyEditor = lazyPart(() => import('#src/admin/editor/rich-text-field.tsx'), 'RichTextField');
// Fetched with the form's code, before the form is opened.
void LazyEditor.prefetch();

const cleanLater = async (html: string) =>
  (await import('#src/admin/editor/document/editor-document.ts')).cleanText(html);

/** A rich text; the editor of its English one is mounted when English is shown. */
export function RichTextInput<Input extends FieldValues>(props: FieldProps<Input, 'richText'>) {
  const { english, ...own } = props;
  const chinese = (
    <OneRichText {...own}>
      {(editor) => <MountLater placeholder={SKELETON}>{editor}</MountLater>}
    </OneRichText>
  );
  if (!HAS_ENGLISH || !english) return chinese;
  return (
    <InLanguages
      room={800}
      chinese={chinese}
      english={(wasShown) => (
        <OneRichText {...own} {...english}>
          {(editor) => wasShown && editor}
        </OneRichText>
      )}
    />
  );
}

type OneRichTextProps<Input extends FieldValues> = FieldProps<Input, 'richText'> & {
  /** Says when the editor is mounted. */
  children: (editor: ReactNode) => ReactNode;
};

const showChange: ShowValue = (html, other) => (
  <RichTextChange html={String(html)} other={String(other)} resolve={assetUrl} />
);

function OneRichText<Input extends FieldValues>(props: OneRichTextProps<Input>) {
  const { name, label, children } = props;
  const { field, error, revert } = useField(props, showChange);
  const setUploading = useUploading(name);
  return (
    <FieldFrame
      name={name}
      label={label}
      revert={revert}
      writing={
        LazyFieldWriting && (
          <LazyFieldWriting name={name} label={label} clean={cleanLater} show={showChange} />
        )
      }
    >
      {children(
        <LazyEditor
          fallback={SKELETON}
          {...field}
          label={label}
          error={error}
          helperText={props.hint}
          onUploadImage={uploadFile}
          onBusyChange={setUploading}
          resolve={assetUrl}
        />,
      )}
    </FieldFrame>
  );
}
