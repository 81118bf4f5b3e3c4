import DraftsIcon from '@mui/icons-material/DriveFileRenameOutlineOutlined';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteDialog } from '#src/admin/deletion/delete-dialog.tsx';
import { useWithoutPending } from '#src/admin/deletion/use-pending-deletions.ts';
import { useFocusAfter } from '#src/admin/ui/use-focus-after.ts';
import { personOf } from '#src/session/person.ts';
import { useSession } from '#src/session/use-session.ts';
import { draftApi } from './draft-api.ts';
import { DraftRow } from './draft-row.tsx';
import { OverviewCard } from './overview-card.tsx';
import { KEPT } from './use-found.ts';

/** The signed-in person's unsaved work in this browser: all of it, to open or delete. */
export function DraftsCard() {
  const { t } = useTranslation('overview');
  const person = personOf(useSession().user) ?? '';
  const query = draftApi.all(person);
  const { data, error, refetch } = useQuery({ ...query, ...KEPT });
  const drafts = useWithoutPending(query.queryKey)(data ?? NOTHING).rows;
  const [asked, setAsked] = useState<{ id: string; name: string } | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const rememberFocus = useFocusAfter(place, asked !== null);

  return (
    <>
      <OverviewCard
        ref={place}
        id="drafts"
        title={t('drafts.title')}
        hint={t('drafts.hint')}
        empty={t('drafts.empty')}
        icon={DraftsIcon}
        isLoading={data === undefined && error === null}
        total={data && drafts.length}
        failures={error ? [{ name: t('drafts.title'), error, retry: refetch }] : []}
      >
        {drafts.map((draft) => (
          <DraftRow
            key={draft.id}
            draft={draft}
            onDelete={(name) => {
              rememberFocus();
              setAsked({ id: draft.id, name });
            }}
          />
        ))}
      </OverviewCard>
      {asked && (
        <DeleteDialog
          api={draftApi}
          records={[asked]}
          text={t('drafts.ask', { name: asked.name })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

const NOTHING = { rows: [] };
