import { type RefObject, useEffect } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import { useFormField } from '#src/admin/form/core/form-fields.tsx';
import { useUploading } from '#src/admin/form/core/form-uploads.tsx';
import { useUploads } from '#src/admin/pictures/upload/use-uploads.ts';
import { uploadFile } from '#src/api/uploads/files.ts';
import { fieldMessage } from '#src/i18n/schema-errors.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { MAX_ATTACHMENTS, type ProductInput } from '../input.ts';
import { HAS_ENGLISH } from '#src/api/dialects/dialect.ts';
import { fileEnding, fileType, isArchive, isDrawing } from '#src/lib/files/file-types.ts';
import { firstGraphemes } from '#src/lib/text/graphemes.ts';
import { KIND_WORDS } from '../downloads/kind-words.ts';
import { type Attachment, FILE_KINDS } from '../schema.ts';

/** The rows of the form field `attachments`, the uploads that become rows, and their actions. @param button adds one */
export function useAttachments(button: RefObject<HTMLElement | null>) {
  const { t } = useTranslation(['products', 'crud']);
  const { control, getValues, formState } = useFormContext<ProductInput>();
  const { fields, append, insert, move, remove } = useFieldArray({ control, name: 'attachments' });
  useFormField('attachments', t('field.attachments'), formatRows, { button });
  const tooMany = formState.errors.attachments?.root?.message;
  const { uploads, isBusy, add, retry, discard } = useUploads<null, string>({
    send: uploadFile,
    onDone: (url, { file }) => append(newAttachment(file, url), { shouldFocus: false }),
    // One upload at a time, so that files stay in the order in which they were chosen.
    atOnce: 1,
  });
  const setUploading = useUploading('attachments');
  const isPending = uploads.length > 0;
  useEffect(() => setUploading(isBusy, isPending), [setUploading, isBusy, isPending]);

  return {
    fields,
    uploads,
    retry,
    discard,
    error: tooMany === undefined ? undefined : fieldMessage(tooMany),
    /** Number of files that can still be added. */
    room: MAX_ATTACHMENTS - fields.length - uploads.length,
    upload: (files: readonly File[]) =>
      // Sent unchanged: only pictures are prepared.
      add(files.map((file) => ({ file, prepared: { file, isOriginal: true }, extra: null }))),
    move,
    /** Removes a row, with undo for as long as the toast is shown. */
    remove: (index: number) => {
      const row = getValues(`attachments.${index}`);
      if (row === undefined) return;
      remove(index);
      toast.success(t('attachment.removed', { title: row.title }), {
        action: {
          label: t('crud:undo.action'),
          onClick: () => insert(index, row, { shouldFocus: false }),
        },
      });
    },
  };
}

/** Formats the rows for the comparison of changes: one line each. */
function formatRows(value: unknown): string {
  const rows = Array.isArray(value) ? value.filter(isRecord) : [];
  return rows
    .map(({ title, titleEn, kind, language, version, url }) =>
      [title, titleEn, kind, language, version, url].filter(Boolean).join(' · '),
    )
    .join('\n');
}

const HAN = /\p{Script=Han}/u;

/** A new attachment, guessed from the uploaded file's name; the editor corrects the rest. */
export function newAttachment(
  { name, size }: Pick<File, 'name' | 'size'>,
  url: string,
): Attachment {
  const ending = fileEnding(name);
  const title = name.slice(0, -ending.length - 1);
  return {
    title: firstGraphemes(title, 100),
    ...(HAS_ENGLISH && { titleEn: '' }),
    kind: kindOf(title, ending),
    url,
    size,
    type: fileType(name),
    language: HAN.test(title) ? 'zh' : '',
    version: /\bv\d+(?:\.\d+)*/i.exec(title)?.[0] ?? '',
  };
}

function kindOf(title: string, ending: string): Attachment['kind'] {
  if (isDrawing(ending)) return 'drawing';
  if (isArchive(ending)) return 'software';
  const text = title.toLowerCase();
  const isCalled = (word: string) => text.includes(word);
  return FILE_KINDS.find((kind) => KIND_WORDS[kind].some(isCalled)) ?? 'manual';
}
