import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { NamedRecord } from '#src/admin/deletion/delete-later.ts';
import { copiesApi } from '#src/admin/drafts/copies-api.ts';
import { personOf } from '#src/session/person.ts';
import { useSession } from '#src/session/use-session.ts';

type UnsavedNoteProps = { type: string; records: NamedRecord[] };

/** Says how many of the records have changes on this computer that were not saved; nothing where none has. */
export function UnsavedNote({ type, records }: UnsavedNoteProps) {
  const { t } = useTranslation('crud');
  const person = personOf(useSession().user) ?? '';
  // Without browser storage there are no drafts.
  const { data: drafts } = useQuery(copiesApi('draft').all(person));
  const ids = new Set(records.map(({ id }) => String(id)));
  const found = (drafts?.rows ?? []).filter(
    (draft) => draft.type === type && ids.has(draft.record),
  );
  const count = new Set(found.map(({ record }) => record)).size;
  if (count === 0) return null;
  return <p>{records.length === 1 ? t('delete.unsaved') : t('delete.unsavedMany', { count })}</p>;
}
