import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#src/components/form/confirm-dialog.tsx';
import type { Id } from '#src/lib/records/id.ts';
import { deleteLater, type DeletionApi, type NamedRecord } from './delete-later.ts';

type DeleteDialogProps = {
  api: DeletionApi;
  /** At least one. */
  records: NamedRecord[];
  /** Selected records that cannot be deleted. */
  refused?: (NamedRecord & { why: string })[];
  /** Other consequences of the deletion. */
  text?: string;
  /** What remains of them. */
  note?: ReactNode;
  onClose: (deleted: Id[]) => void;
};

/** Asks, then deletes one or many records: they disappear at once, and their toast offers undo. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { api, records, refused = [], text, note, onClose } = props;
  const { t } = useTranslation('crud');
  const client = useQueryClient();
  const [first] = records;
  const count = records.length;
  const confirm = () => {
    deleteLater(client, api, records);
    onClose(records.map(({ id }) => id));
  };
  const named = first && count === 1 ? first.name : null;
  const ask = api.copyDeleted
    ? ({ one: 'delete.askKept', many: 'delete.askManyKept' } as const)
    : ({ one: 'delete.ask', many: 'delete.askMany' } as const);
  const question = named === null ? t(ask.many, { count }) : t(ask.one, { name: named });
  return (
    <ConfirmDialog
      open
      danger
      title={t('delete.title')}
      confirmText={t('delete.action')}
      onConfirm={confirm}
      onCancel={() => onClose([])}
    >
      {text ?? question}
      {note}
      {refused.length > 0 && (
        <>
          <p>{t('delete.refused', { count: refused.length })}</p>
          <ul>
            {refused.map(({ id, name, why }) => (
              <li key={id}>{t('bulk.failure', { name, why })}</li>
            ))}
          </ul>
        </>
      )}
    </ConfirmDialog>
  );
}
