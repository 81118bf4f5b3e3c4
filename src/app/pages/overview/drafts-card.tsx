import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DraftsIcon from '@mui/icons-material/DriveFileRenameOutlineOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteDialog } from '#src/admin/deletion/delete-dialog.tsx';
import { useWithoutPending } from '#src/admin/deletion/use-pending-deletions.ts';
import { copiesApi } from '#src/admin/drafts/copies-api.ts';
import type { EarlierDraft } from '#src/admin/drafts/draft.ts';
import type { RecordSource } from '#src/admin/records/record-source.ts';
import { useRecordSources } from '#src/admin/records/use-record-sources.ts';
import { useFocusAfter } from '#src/admin/ui/use-focus-after.ts';
import { RelativeTime } from '#src/components/relative-time.tsx';
import { COPY_LIMITS } from '#src/lib/local-copies/copy.ts';
import { personOf } from '#src/session/person.ts';
import { useSession } from '#src/session/use-session.ts';
import { CardRow } from './card-row.tsx';
import { OverviewCard } from './overview-card.tsx';
import { CACHED } from './reads.ts';

/** Card of the signed-in person's drafts in this browser, after the saves that wait for the network: to open or to delete. */
export function DraftsCard() {
  const { t } = useTranslation('overview');
  const person = personOf(useSession().user) ?? '';
  const query = draftApi.all(person);
  const { data, error, refetch } = useQuery({ ...query, ...CACHED });
  const waitingQuery = waitingApi.all(person);
  const { data: waiting } = useQuery(waitingQuery);
  const drafts: EarlierDraft[] = [
    ...useWithoutPending(waitingQuery.queryKey)(waiting ?? NOTHING).rows,
    ...useWithoutPending(query.queryKey)(data ?? NOTHING).rows,
  ];
  const [asked, setAsked] = useState<Asked | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const rememberFocus = useFocusAfter(place, asked !== null);

  return (
    <>
      <OverviewCard
        ref={place}
        id="drafts"
        title={t('drafts.title')}
        hint={
          drafts.length > 0 &&
          t('drafts.hint', { draft: COPY_LIMITS.draft.days, waiting: COPY_LIMITS.waiting.days })
        }
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
              setAsked({ kind: draft.kind, id: draft.id, name });
            }}
          />
        ))}
      </OverviewCard>
      {asked && (
        <DeleteDialog
          api={asked.kind === 'draft' ? draftApi : waitingApi}
          records={[asked]}
          text={t(asked.kind === 'draft' ? 'drafts.ask' : 'drafts.askWaiting', {
            name: asked.name,
          })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

const draftApi = copiesApi('draft');
const waitingApi = copiesApi('waiting');

type Asked = { kind: EarlierDraft['kind']; id: string; name: string };

const NOTHING = { rows: [] };

type DraftRowProps = {
  draft: EarlierDraft;
  /** Called with the draft's title. */
  onDelete: (name: string) => void;
};

const NEW = 'new';

/** A draft: its record and when it was last changed. The form behind the link offers to restore it. */
function DraftRow({ draft, onDelete }: DraftRowProps) {
  const { t } = useTranslation(['overview', 'crud']);
  const { t: typeT } = useTranslation(['navdata', 'common']);
  const source = useRecordSources().find(({ name }) => name === draft.type);
  const isNew = draft.record === NEW;
  const typed = titleIn(draft.values);
  const recordTitle = useRecordTitle(source, isNew || typed !== '' ? null : draft.record);
  const title = typed || recordTitle || t('drafts.untitled');
  // Unknown where the person may no longer open this type.
  const type = source ? typeT(source.title) : t('drafts.otherType');
  const state = stateOf(draft);
  const edited = t(isNew ? 'drafts.new' : 'drafts.edited', { type });
  const label = t('crud:list.deleteOf', { name: title });

  return (
    <CardRow
      title={title}
      to={source && (isNew ? source.newPath : source.formPath(draft.record))}
      // The state first, because a narrow row is cut at its end.
      text={state === undefined ? edited : `${t(state)} · ${edited}`}
      end={
        <>
          <RelativeTime iso={new Date(draft.at).toISOString()} />
          <Tooltip title={t('action.delete')}>
            <IconButton
              edge="end"
              size="small"
              sx={{ minWidth: { xs: 44, md: 30 }, minHeight: { xs: 44, md: 30 } }}
              aria-label={label}
              data-delete
              onClick={() => onDelete(title)}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        </>
      }
    />
  );
}

/** Why a draft was not saved, or what it waits for; undefined where nobody has saved it yet. */
function stateOf(draft: EarlierDraft) {
  if (draft.kind === 'waiting') return draft.isUncertain ? 'drafts.uncertain' : 'drafts.waiting';
  if (draft.unsent === undefined) return undefined;
  return draft.unsent === 'conflict' ? 'drafts.conflict' : 'drafts.refused';
}

/** Fields that hold the name of a record, depending on its type. */
const TITLES = ['title', 'name', 'nickname', 'username'];

function titleIn(values: EarlierDraft['values']): string {
  const texts = TITLES.map((name) => values[name]).filter((value) => typeof value === 'string');
  return texts.find((text) => text.trim() !== '') ?? '';
}

/** A record's title; '' while it is unknown. @param id null where nothing is to be read */
function useRecordTitle(source: RecordSource | undefined, id: string | null): string {
  const { data } = useQuery({
    queryKey: [source?.name, 'title', String(id)],
    queryFn:
      source && id !== null
        ? async ({ client }) => (await source.one?.(client, id)) ?? null
        : skipToken,
  });
  return data?.title ?? '';
}
