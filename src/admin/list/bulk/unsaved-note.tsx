import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedRecord } from '#src/admin/deletion/delete-later.ts';
import type { Draft } from '#src/admin/drafts/draft.ts';
import { draftStore } from '#src/admin/drafts/draft-store.ts';
import { personOf } from '#src/session/person.ts';
import { session } from '#src/session/session-store.ts';

type UnsavedNoteProps = { type: string; records: NamedRecord[] };

/** Says how many of the records have changes on this computer that were not saved; nothing where none has. */
export function UnsavedNote({ type, records }: UnsavedNoteProps) {
  const { t } = useTranslation('crud');
  const [drafts, setDrafts] = useState<Draft[]>([]);
  useEffect(() => {
    const user = personOf(session.getState().user);
    // Without storage nothing waits there.
    if (user !== null) draftStore.readAll(user).then(setDrafts, () => {});
  }, []);
  const ids = new Set(records.map(({ id }) => String(id)));
  const found = drafts.filter((draft) => draft.type === type && ids.has(draft.record));
  const count = new Set(found.map(({ record }) => record)).size;
  if (count === 0) return null;
  return <p>{records.length === 1 ? t('delete.unsaved') : t('delete.unsavedMany', { count })}</p>;
}
