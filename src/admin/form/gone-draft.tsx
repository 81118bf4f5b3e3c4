import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { copiesApi } from '#src/admin/drafts/copies-api.ts';
import { useMay } from '#src/admin/list/core/use-may.ts';
import { localCopies } from '#src/lib/local-copies/local-copies.ts';
import { personOf } from '#src/session/person.ts';
import { useSession } from '#src/session/use-session.ts';

type GoneDraftProps = { type: string; record: string };

/** Makes a new record of what was written for one that is gone; nothing where no draft of it waits. */
export function GoneDraft({ type, record }: GoneDraftProps) {
  const { t } = useTranslation('crud');
  const navigate = useNavigate();
  const may = useMay();
  const user = personOf(useSession().user) ?? '';
  const { data: [draft] = [] } = useQuery(copiesApi('draft').ofRecord({ user, type, record }));
  if (!draft || !may('add')) return null;
  const goOn = async () => {
    try {
      await localCopies.write({ ...draft, record: 'new' });
    } catch {
      toast.error(t('draft.notKept'));
      return;
    }
    await navigate('../new', { state: { restore: draft.id } });
  };
  return <Button onClick={() => void goOn()}>{t('draft.makeNew')}</Button>;
}
