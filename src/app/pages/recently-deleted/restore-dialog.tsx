import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from 'i18next';
import { useTranslation } from 'react-i18next';
import { removeFromCache } from '#src/admin/deletion/pending-deletions.ts';
import { writeDraft } from '#src/admin/drafts/draft.ts';
import { BulkDialog } from '#src/admin/list/bulk/bulk-dialog.tsx';
import { pluralText } from '#src/admin/list/bulk/use-bulk.tsx';
import type { Id } from '#src/api/fields/fields.ts';
import { STATUS } from '#src/api/fields/status.ts';
import { UnstoredError } from '#src/api/records/write-record.ts';
import { fieldsOf } from '#src/lib/records/field-of.ts';
import { toast } from '#src/lib/toast.ts';
import { localCopies } from '#src/lib/local-copies/local-copies.ts';
import type { DeletedRow } from './use-deleted-list.ts';

const DELETED = 'deleted';

/** A record that was restored. */
export type Restored = { key: string; title: string; to: string; isHidden: boolean };

type RestoreDialogProps = {
  /** At least one. */
  rows: DeletedRow[];
  onClose: (restored: Restored[]) => void;
};

/**
 * Warns about what is not restored, then creates the deleted records again and shows a result for each. The local copy
 * of a record that failed stays.
 */
export function RestoreDialog({ rows, onClose }: RestoreDialogProps) {
  const { t } = useTranslation('recently-deleted');
  const client = useQueryClient();
  const [isShown, setShown] = useState(false);
  const [restored] = useState(new Map<string, Restored>());
  // The records that the question named: a background read must not change them.
  const [asked] = useState(rows);
  const items = asked.map(({ id, title }) => ({ id, name: title }));
  const has = (field: string) => asked.some(({ fields }) => field in fields);

  const restore = async (id: Id) => {
    const row = asked.find((one) => one.id === id);
    if (!row) return undefined;
    const { source, fields, title } = row;
    const isShownAgain = isShown && wasShown(row);
    const created = await source.restore(client, fields, isShownAgain).catch(keepUnstored(row));
    restored.set(row.id, {
      key: row.id,
      title,
      to: created === undefined ? source.listPath : source.formPath(created),
      isHidden: 'status' in fields && !isShownAgain,
    });
    removeFromCache(client, DELETED, [row.id]);
    // The record is restored, even if its local copy cannot be removed.
    await localCopies.remove(DELETED, row.id).catch(() => {});
    return undefined;
  };
  return (
    <BulkDialog
      items={items}
      texts={{
        title: t('restore.title'),
        action: t('restore.action'),
        question: (
          <>
            <div>
              {pluralText(items, {
                one: (name) => t('restore.ask', { name }),
                many: (count) => t('restore.askMany', { count }),
              })}
            </div>
            <p>{t('restore.lost')}</p>
            <ul>
              <li>{t('restore.id')}</li>
              {has('views') && <li>{t('restore.views')}</li>}
              {(has('categoryId') || has('parentId')) && <li>{t('restore.refs')}</li>}
              <li>{t('restore.files')}</li>
              {has('inForce') && <li>{t('restore.inForce')}</li>}
              {has('status') && !isShown && <li>{t('restore.hidden')}</li>}
            </ul>
          </>
        ),
        done: (done) =>
          pluralText(done, {
            one: (name) => t('restore.done', { name }),
            many: (count) => t('restore.doneMany', { count }),
          }),
      }}
      action={({ id }) => restore(id)}
      {...(asked.some(wasShown) && {
        input: (
          <FormControlLabel
            sx={{ mt: 1 }}
            label={t('restore.show')}
            control={
              <Checkbox checked={isShown} onChange={({ target }) => setShown(target.checked)} />
            }
          />
        ),
      })}
      onRun={() => void client.invalidateQueries({ queryKey: [DELETED] })}
      onClose={() => onClose([...restored.values()])}
    />
  );
}

/** Leaves what the server did not store of a restored record in a draft, and says so. Resolves to the new record's id. */
function keepUnstored({ user, type, title, fields }: DeletedRow) {
  return async (error: unknown): Promise<Id> => {
    if (!(error instanceof UnstoredError)) throw error;
    const { id, stored, message } = error;
    const values = fieldsOf(fields, Object.keys(stored));
    await writeDraft({ user, type, record: String(id) }, { values, base: stored });
    toast.warning(t('crud:unstored.inDraft', { name: title }), { description: message });
    return id;
  };
}

function wasShown({ fields }: DeletedRow): boolean {
  return fields.status === STATUS.shown;
}
