import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { Id } from '#src/api/fields.ts';
import type { Resource } from '#src/api/resource.ts';
import { STATUS } from '#src/api/status.ts';
import { ApiError } from '#src/lib/api-error.ts';

const BulkDialog = lazy(async () => {
  const { BulkDialog: dialog } = await import('#src/components/list/bulk-dialog.tsx');
  return { default: dialog };
});

/** What can be done to many records at once. */
export type BulkKind = 'delete' | 'show' | 'hide';

/** The calls it takes; without `one` and `update` records are only deleted. */
export type BulkApi<T, Input> = Pick<Resource<T, Input>, 'remove'> &
  Partial<Pick<Resource<T, Input>, 'one' | 'update'>>;

type RecordBulkDialogProps<T, Input> = {
  kind: BulkKind;
  api: BulkApi<T, Input>;
  records: T[];
  labelOf: (record: T) => string;
  /** Called with the ids of what is done. */
  onClose: (done: Id[]) => void;
};

/** Deletes, shows or hides records after asking. Lists are read again once, at the end (B1, B7). */
export function RecordBulkDialog<T extends Input & { id: Id }, Input>(
  props: RecordBulkDialogProps<T, Input>,
) {
  const { kind, api, records, labelOf, onClose } = props;
  const { t } = useTranslation('crud');
  const client = useQueryClient();
  const removal = api.remove();
  // Without their meta: each of many would make the list be read again.
  const { mutateAsync: remove } = useMutation({ ...removal, meta: {} });
  const { mutateAsync: update } = useMutation<unknown, Error, T & Input>({
    ...api.update?.(),
    meta: {},
  });

  const setStatus = async (id: Id, status: number) => {
    // A list's row may not be the whole record, and an update replaces all of it.
    const record = api.one && (await client.fetchQuery({ ...api.one(id), staleTime: 0 }));
    if (!record) throw new ApiError({ kind: 'http', call: 'bulk', status: 404 });
    if (Reflect.get(record, 'status') !== status) await update({ ...record, status });
  };
  const act = {
    delete: remove,
    show: (id: Id) => setStatus(id, STATUS.shown),
    hide: (id: Id) => setStatus(id, STATUS.hidden),
  };
  const [first] = records;
  const only = records.length === 1 && first ? { name: labelOf(first) } : null;
  const count = records.length;
  return (
    <Suspense>
      <BulkDialog
        title={t(`${kind}.title`)}
        question={only ? t(`${kind}.ask`, only) : t(`${kind}.askMany`, { count })}
        confirmText={t(`${kind}.action`)}
        danger={kind === 'delete'}
        items={records.map((record) => ({ id: record.id, name: labelOf(record) }))}
        action={({ id }) => act[kind](id)}
        onRun={() => {
          for (const name of removal.meta?.invalidates ?? []) {
            void client.invalidateQueries({ queryKey: [name] });
          }
        }}
        onSuccess={() =>
          toast.success(only ? t(`${kind}.done`, only) : t(`${kind}.doneMany`, { count }))
        }
        onClose={onClose}
      />
    </Suspense>
  );
}
