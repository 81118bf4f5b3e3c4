import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { draftStore } from '#src/admin/drafts/draft-store.ts';
import type { Draft } from '#src/admin/drafts/draft.ts';
import { useMay } from '#src/admin/list/core/use-may.ts';
import { personOf } from '#src/session/person.ts';
import { session } from '#src/session/session-store.ts';

type GoneDraftProps = { type: string; record: string };

/** Makes a new record of what was written for one that is gone; nothing where no draft of it waits. */
export function GoneDraft({ type, record }: GoneDraftProps) {
  const { t } = useTranslation('crud');
  const navigate = useNavigate();
  const may = useMay();
  const [draft, setDraft] = useState<Draft>();
  useEffect(() => {
    const user = personOf(session.getState().user);
    if (user === null) return;
    draftStore.read({ user, type, record }).then(
      ([newest]) => setDraft(newest),
      () => {},
    );
  }, [type, record]);
  if (!draft || !may('add')) return null;
  const goOn = async () => {
    try {
      await draftStore.write({ ...draft, record: 'new' });
    } catch {
      toast.error(t('draft.notKept'));
      return;
    }
    await navigate('../new', { state: { restore: draft.id } });
  };
  return <Button onClick={() => void goOn()}>{t('draft.makeNew')}</Button>;
}
