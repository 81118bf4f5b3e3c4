import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { Id } from '#src/api/fields.ts';
import type { Resource } from '#src/api/resource.ts';
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx';
import { errorMessage } from '#src/i18n/error-message.ts';
import { useBulkAction } from '#src/components/list/use-bulk-action.ts';

type DeleteDialogProps<T> = {
  api: Pick<Resource<T, never>, 'remove'>;
  records: T[];
  labelOf: (record: T) => string;
  /** Called with the ids that are gone. */
  onClose: (deleted: Id[]) => void;
};

/**
 * Asks before deleting, naming the record, then deletes one or many with a result for each; what
 * failed says why and can be tried again (B1, B7).
 */
export function DeleteDialog<T extends { id: Id }>(props: DeleteDialogProps<T>) {
  const { api, records, labelOf, onClose } = props;
  const { t } = useTranslation('crud');
  const { mutateAsync } = useMutation(api.remove());
  const bulk = useBulkAction<T>((record) => mutateAsync(record.id));
  const [first] = records;
  const only = records.length === 1 && first ? labelOf(first) : null;
  const count = records.length;

  const idsDone = () =>
    records.map(({ id }) => id).filter((id) => bulk.results.get(id)?.state === 'done');
  const run = async () => {
    const done = new Set(idsDone());
    const { failed } = await bulk.run(records.filter(({ id }) => !done.has(id)));
    if (failed.length > 0) return;
    toast.success(
      only === null ? t('delete.doneMany', { count }) : t('delete.done', { name: only }),
    );
    onClose(records.map(({ id }) => id));
  };
  const cancel = () => {
    bulk.cancel();
    onClose(idsDone());
  };

  const failures = records.flatMap((record) => {
    const result = bulk.results.get(record.id);
    return result?.state === 'failed' ? [{ record, error: result.error }] : [];
  });
  return (
    <ConfirmDialog
      open
      danger
      busy={bulk.isRunning}
      title={t('delete.title')}
      confirmText={t(failures.length > 0 ? 'action.retry' : 'action.delete')}
      onConfirm={() => void run()}
      onCancel={cancel}
    >
      {only === null ? t('delete.askMany', { count }) : t('delete.ask', { name: only })}
      {only === null && bulk.results.size > 0 && (
        <LinearProgress
          variant="determinate"
          aria-label={t('delete.progress', { done: bulk.done, count })}
          value={(100 * bulk.done) / count}
          sx={{ mt: 2 }}
        />
      )}
      {failures.map(({ record, error }) => (
        <Alert key={record.id} severity="error" sx={{ mt: 2 }}>
          {only === null && t('delete.failedOf', { name: labelOf(record) })}
          {errorMessage(error)}
        </Alert>
      ))}
    </ConfirmDialog>
  );
}
