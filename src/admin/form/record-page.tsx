import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { toast } from '#src/lib/toast.ts';
import { copiesApi } from '#src/admin/drafts/copies-api.ts';
import { useListLink } from '#src/admin/list/core/use-list-path.ts';
import { useMay } from '#src/admin/list/core/use-may.ts';
import type { CheckedFields } from '#src/admin/records/checked-fields.ts';
import { STATUS } from '#src/api/fields/status.ts';
import type { PagedResource } from '#src/api/records/resource.ts';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { localCopies } from '#src/lib/local-copies/local-copies.ts';
import { fieldOf } from '#src/lib/records/field-of.ts';
import type { Id } from '#src/lib/records/id.ts';
import { pickFields } from '#src/lib/records/pick-fields.ts';
import { personOf } from '#src/session/person.ts';
import { useSession } from '#src/session/use-session.ts';
import { ReceivedDraft } from './handover/received-draft.tsx';
import { RecordForm, type RecordFormProps } from './record-form.tsx';
import { RecordLoader } from './record-loader.tsx';
import { RecordNeighbours, useNeighbours } from './visit/record-neighbours.tsx';
import { SiteLink } from './visit/site-link.tsx';

type GoneDraftProps = { type: string; record: string };

/** Makes a new record of what was written for one that is gone; nothing where no draft of it waits. */
function GoneDraft({ type, record }: GoneDraftProps) {
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

type RecordPageProps<T, Input extends FieldValues> = Pick<
  RecordFormProps<T, Input>,
  'api' | 'record' | 'schema' | 'fields'
> & {
  api: Partial<PagedResource<T, Input>> & { checked?: CheckedFields | undefined };
  /** Renders how a shared link looks, for types with a public page. */
  share?: (values: Input) => ReactNode;
  /** Makes the values of a new record; its keys are the fields that the form edits. */
  empty: () => Input;
  newTitle: string;
  editTitle: string;
  /** The list to go back to, where the type has several. */
  listPath?: string;
  /** The id of the record to edit, where the path has none. */
  id?: Id | undefined;
};

/** The page of one record: edits the path's `:id`, with its neighbours in the list, else creates one. */
export function RecordPage<T extends Input & { id: Id }, Input extends FieldValues>(
  props: RecordPageProps<T, Input>,
) {
  const { newTitle, editTitle, listPath, empty, id: ownId, share, ...rest } = props;
  const { checked } = rest.api;
  const checklist = useMemo(() => checked && { fields: checked, share }, [checked, share]);
  const form = { ...rest, checklist };
  const params = useParams();
  const id = ownId ?? params.id;
  const navigate = useNavigate();
  const { state } = useLocation();
  const back = useListLink(listPath);
  const backTo = back.to;
  const neighbours = useNeighbours(form.api);
  if (id === undefined) {
    return (
      <>
        <PageHeader title={newTitle} back={back} />
        <NewRecord {...form} empty={empty} backTo={backTo} />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={editTitle}
        back={back}
        action={
          <>
            <SiteLink<T> api={form.api} id={id} />
            <RecordNeighbours neighbours={neighbours} />
          </>
        }
      />
      <RecordLoader<T, Input>
        key={id}
        api={form.api}
        id={String(id)}
        backTo={backTo}
        offer={
          ownId === undefined && (
            <>
              <GoneDraft type={form.api.name} record={String(id)} />
              <ReceivedDraft type={form.api.name} record={id} schema={undefined} />
            </>
          )
        }
      >
        {(record, isGone) => (
          <RecordForm<T, Input>
            {...form}
            opened={record}
            isGone={isGone}
            values={() => pickFields<Input>(record, empty())}
            backTo={backTo}
            onNew={() => navigate('../new', { state })}
            findNext={neighbours?.findNext}
          />
        )}
      </RecordLoader>
    </>
  );
}

type NewRecordProps<T, Input extends FieldValues> = Omit<
  RecordFormProps<T, Input>,
  'opened' | 'isGone' | 'values' | 'onNew' | 'findNext'
> & { empty: () => Input };

/** Creates a record; with `?copy=` from the values of another one. */
function NewRecord<T extends Input & { id: Id }, Input extends FieldValues>(
  props: NewRecordProps<T, Input>,
) {
  const { empty, ...form } = props;
  const { state } = useLocation();
  const navigate = useNavigate();
  const copied = useSearchParams()[0].get('copy');
  // Each "save and new" mounts a new form.
  const [round, setRound] = useState(0);
  const onNew = () => {
    setRound(round + 1);
    return navigate('../new', { replace: true, state });
  };
  const create = { ...form, opened: null, onNew, focusFirst: round > 0 };
  if (copied === null) {
    return <RecordForm<T, Input> key={round} {...create} values={empty} />;
  }
  return (
    <RecordLoader<T, Input> key={copied} api={form.api} id={copied} backTo={form.backTo}>
      {(record) => (
        <RecordForm<T, Input> {...create} isCopy values={() => copyOf<Input>(record, empty())} />
      )}
    </RecordLoader>
  );
}

/** A copy of a record whose status is the server's own is hidden. */
function copyOf<Input extends object>(record: Input, empty: Input): Input {
  const values = pickFields(record, empty);
  return fieldOf(values, 'status') === null ? { ...values, status: STATUS.hidden } : values;
}
