import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import { replaceFile, type StoredFile } from './replace-file.ts';
import { BulkDialog } from '#src/admin/list/bulk/bulk-dialog.tsx';
import type { PictureUse, usePictureUses } from '#src/admin/pictures/uses/picture-uses.tsx';
import { postChange } from '#src/admin/tabs/share-changes.ts';
import { uploadFile } from '#src/api/uploads/files.ts';
import { photoApi } from '#src/api/uploads/photos.ts';
import {
  FILE_ENDINGS,
  fileProblem,
  isDocument,
  MAX_FILE_MEGABYTES,
} from '#src/lib/files/file-types.ts';
import { IMAGE_TYPES } from '#src/lib/pictures/image-file.ts';
import type { Prepared } from '#src/lib/pictures/prepare-picture.ts';
import { prepareForServer, sendPicture } from '#src/admin/pictures/upload/send-picture.ts';

type ReplaceButtonProps = {
  old: StoredFile;
  name: string;
  /** The library's category for the new file; '' for none. */
  category?: string;
  found: ReturnType<typeof usePictureUses>;
  /** Called once something was replaced. */
  onReplaced: () => void;
};

/** Chooses a new file for a stored one, and asks before it replaces that one in all records. */
export function ReplaceButton(props: ReplaceButtonProps) {
  const { old, name, category = '', found, onReplaced } = props;
  const { t } = useTranslation(['replace', 'components']);
  const input = useRef<HTMLInputElement>(null);
  const [next, setNext] = useState<{ file: File; prepared: Prepared }>();
  const [isPreparing, setPreparing] = useState(false);
  const isFile = isDocument(old);

  const prepare = async (chosen: File) => {
    if (isFile && fileProblem(chosen) !== undefined) {
      const formats = FILE_ENDINGS.join(', ').toUpperCase();
      const values = { file: chosen.name, formats, size: MAX_FILE_MEGABYTES };
      toast.error(t('wrongFile', values));
      return;
    }
    setPreparing(true);
    const asItIs = { file: chosen, isOriginal: true };
    const prepared = isFile ? asItIs : await prepareForServer(chosen);
    setPreparing(false);
    if (!('problem' in prepared)) setNext({ file: chosen, prepared });
    else {
      const values = { name: chosen.name, size: MAX_FILE_MEGABYTES };
      toast.error(t(`components:upload.problem.${prepared.problem}`, values));
    }
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    // So that the same file can be chosen again.
    target.value = '';
    if (chosen) void prepare(chosen);
  };
  // Absent where the person may edit none of them.
  if (!found.uses.some(({ source }) => source.patch)) return null;
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('action')}
        accept={isFile ? FILE_ENDINGS.map((ending) => `.${ending}`).join() : IMAGE_TYPES.join()}
        onChange={choose}
      />
      <Button
        loading={isPreparing || found.isRunning}
        // Disabled until all uses of the picture are known.
        disabled={!found.isEnded || found.failures.length > 0}
        onClick={() => input.current?.click()}
      >
        {t('action')}
      </Button>
      {next && (
        <ReplaceDialog
          old={old}
          name={name}
          category={category}
          {...next}
          uses={found.uses}
          onClose={(isReplaced) => {
            setNext(undefined);
            if (isReplaced) onReplaced();
          }}
        />
      )}
    </>
  );
}

type ReplaceDialogProps = {
  old: StoredFile;
  name: string;
  category: string;
  file: File;
  /** The chosen file as it is sent. */
  prepared: Prepared;
  uses: readonly PictureUse[];
  onClose: (isReplaced: boolean) => void;
};

/** Asks, stores the new file, then changes one record after the other, with a result for each. */
function ReplaceDialog(props: ReplaceDialogProps) {
  const { old, name, category, file, prepared, uses, onClose } = props;
  const { t } = useTranslation('replace');
  const client = useQueryClient();
  // The records as they were found: each change makes their list be read again.
  const [byId] = useState(() => new Map(uses.map((use) => [keyOf(use), use])));
  const upload = useRef<Promise<StoredFile>>(null);
  const items = [...byId].map(([id, { record }]) => ({ id, name: record.title || id }));

  /** Sent once; again where it has failed. */
  const store = () =>
    (upload.current ??= sendPicture(file, prepared, {}, async (sent) => {
      const url = await uploadFile(sent.file, { category });
      return { url, size: sent.file.size, type: sent.file.type };
    }).catch((error: unknown) => {
      upload.current = null;
      throw error;
    }));
  const refresh = () => {
    const names = new Set([...byId.values()].map(({ source }) => source.name));
    for (const one of [...names, photoApi.name]) {
      void client.invalidateQueries({ queryKey: [one] });
    }
    postChange(photoApi.name);
  };
  return (
    <BulkDialog
      texts={{
        title: t('title', { name }),
        action: t('start'),
        question: t('question', { name, file: prepared.file.name, count: items.length }),
        done: (done) => t('done', { count: done.length }),
      }}
      items={items}
      action={async ({ id }) => {
        const use = byId.get(String(id));
        return use && replaceFile(client, use, old, await store());
      }}
      onRun={refresh}
      onClose={(done) => onClose(done.length > 0)}
    />
  );
}

const keyOf = ({ source, record }: PictureUse) => `${source.name} ${record.id}`;
