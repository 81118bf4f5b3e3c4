import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkDialog } from '#src/admin/list/bulk/bulk-dialog.tsx';
import { sendPicture } from '#src/admin/pictures/upload/send-picture.ts';
import type { PictureUse } from '#src/admin/pictures/uses/use-picture-uses.ts';
import { postChange } from '#src/admin/tabs/share-changes.ts';
import { uploadFile } from '#src/api/uploads/files.ts';
import { photoApi } from '#src/api/uploads/photos.ts';
import type { Prepared } from '#src/lib/pictures/prepare-picture.ts';
import { replaceFile, type StoredFile } from './replace-file.ts';

type ReplaceDialogProps = {
  old: StoredFile;
  name: string;
  category: string;
  /** The chosen file that replaces it. */
  file: File;
  /** The chosen file as it is sent. */
  prepared: Prepared;
  uses: readonly PictureUse[];
  onClose: (isReplaced: boolean) => void;
};

/** Asks, stores the new file, then changes one record after the other, with a result for each. */
export function ReplaceDialog(props: ReplaceDialogProps) {
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
