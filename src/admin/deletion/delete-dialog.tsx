import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#src/components/form/confirm-dialog.tsx';
import { draftStore } from '#src/admin/drafts/draft-store.ts';
import { personOf } from '#src/session/person.ts';
import { session } from '#src/session/session-store.ts';
import type { Id } from '#src/lib/records/id.ts';
import { deleteLater } from './delete-later.ts';
import type { DeletionApi, NamedRecord } from './delete-later.ts';

type DeleteDialogProps = {
  api: DeletionApi;
  /** At least one. */
  records: NamedRecord[];
  /** Those that were chosen too but cannot be deleted. */
  refused?: (NamedRecord & { why: string })[];
  /** What else deleting these records does. */
  text?: string;
  onClose: (deleted: Id[]) => void;
};

/** Asks, then deletes one or many records: they disappear at once, and their toast offers undo. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { api, records, refused = [], text, onClose } = props;
  const { t } = useTranslation('crud');
  const client = useQueryClient();
  const [first] = records;
  const count = records.length;
  const unsaved = useUnsaved(api.name, records);
  const confirm = () => {
    deleteLater(client, api, records);
    onClose(records.map(({ id }) => id));
  };
  const named = first && count === 1 ? first.name : null;
  const ask = api.keep
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
      {unsaved > 0 && <p>{t('delete.unsaved', { count: unsaved })}</p>}
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

/** How many of the records have changes on this computer that were not saved. */
function useUnsaved(type: string, records: NamedRecord[]): number {
  const [count, setCount] = useState(0);
  const look = useEffectEvent(async (signal: AbortSignal) => {
    const user = personOf(session.getState().user);
    if (user === null) return;
    const ids = new Set(records.map(({ id }) => String(id)));
    // Without storage nothing waits there.
    const drafts = await draftStore.readAll(user).catch(() => []);
    const found = drafts.filter((draft) => draft.type === type && ids.has(draft.record));
    if (!signal.aborted) setCount(new Set(found.map(({ record }) => record)).size);
  });
  useEffect(() => {
    const ended = new AbortController();
    void look(ended.signal);
    return () => ended.abort();
  }, []);
  return count;
}
