import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx';
import type { Id } from '#src/lib/id.ts';
import { deleteLater } from './delete-later.ts';
import type { DeletionApi } from './delete-later.ts';

type DeleteDialogProps = {
  api: DeletionApi;
  record: { id: Id; name: string };
  /** What else deleting this record does. */
  text?: string;
  onClose: (deleted: Id[]) => void;
};

/** Asks, then deletes one record: it disappears at once, and its toast offers undo. */
export function DeleteDialog({ api, record, text, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('crud');
  const client = useQueryClient();
  const { id, name } = record;
  const confirm = () => {
    deleteLater(client, api, { id, name, text: t('delete.done', { name }) });
    onClose([id]);
  };
  return (
    <ConfirmDialog
      open
      danger
      title={t('delete.title')}
      confirmText={t('delete.action')}
      onConfirm={confirm}
      onCancel={() => onClose([])}
    >
      {text ?? t('delete.ask', { name })}
    </ConfirmDialog>
  );
}
