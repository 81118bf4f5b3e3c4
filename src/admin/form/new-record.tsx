import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Resource } from '#src/api/resource.ts';
import { KeptForm } from './kept-form.tsx';
import type { KeptFormProps } from './kept-form.tsx';
import { useKeptCreate } from './use-kept-create.ts';
import { pickFields } from '#src/lib/pick-fields.ts';
import { LoadedRecord } from './loaded-record.tsx';
import { useListPath } from '#src/admin/list/use-list-path.ts';

/** What a content type's page hands to the form. */
export type RecordFormProps<Input extends FieldValues> = Pick<
  KeptFormProps<Input>,
  'schema' | 'fields' | 'preview'
> & {
  /** The list to go back to, as it was left (B7). */
  listPath: string;
};

type NewRecordProps<T, Input extends FieldValues> = RecordFormProps<Input> & {
  api: Pick<Resource<T, Input>, 'name' | 'one' | 'create'>;
  empty: Input;
};

/** A form that creates a record; with `?copy=` one that starts with another record's values. */
export function NewRecord<T extends Input, Input extends FieldValues>(
  props: NewRecordProps<T, Input>,
) {
  const { api, empty } = props;
  const backTo = useListPath(props.listPath);
  const { state } = useLocation();
  const navigate = useNavigate();
  const copied = useSearchParams()[0].get('copy');
  // Each record that is saved to go on with the next one begins another round.
  const [round, setRound] = useState(0);
  const onNew = () => {
    setRound(round + 1);
    return navigate('../new', { replace: true, state });
  };
  const isCopy = copied !== null && round === 0;
  const more = { backTo, onNew, isCopy, focusFirst: round > 0 };
  const formWith = (values: Input) => <NewForm key={round} {...props} {...more} empty={values} />;
  if (!isCopy) return formWith(empty);
  return (
    <LoadedRecord<T, Input> key={copied} api={api} id={copied} backTo={backTo}>
      {(record) => formWith(pickFields<Input>(record, empty))}
    </LoadedRecord>
  );
}

type More = Pick<KeptFormProps<never>, 'backTo' | 'onNew' | 'isCopy' | 'focusFirst'>;

function NewForm<T, Input extends FieldValues>(props: NewRecordProps<T, Input> & More) {
  const { api, empty, ...form } = props;
  const { t } = useTranslation('crud');
  const [values] = useState(empty);
  const keptCreate = useKeptCreate(api);
  return <KeptForm {...form} {...keptCreate} values={values} savedMessage={t('form.created')} />;
}
