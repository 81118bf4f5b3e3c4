import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { Resource } from '#src/api/resource.ts';
import { OtherFields } from './other-fields.tsx';
import { KeptForm } from './kept-form.tsx';
import { useKeptUpdate } from './use-kept-update.tsx';
import type { Id } from '#src/lib/id.ts';
import { pickFields } from '#src/lib/pick-fields.ts';
import { LoadedRecord } from './loaded-record.tsx';
import type { RecordFormProps } from './new-record.tsx';
import { useListPath } from '#src/admin/list/use-list-path.ts';

type EditRecordProps<T, Input extends FieldValues> = RecordFormProps<Input> & {
  api: Pick<Resource<T, Input>, 'name' | 'one' | 'update'>;
  /** The record's schema: what it does not name is shown under "other fields". */
  record: { entries: object };
  /** What a new record starts with: names the fields that the form edits. */
  empty: Input;
};

/** A form that edits the record named in the path. Fields we do not know are sent back as they came. */
export function EditRecord<T extends Input & { id: Id }, Input extends FieldValues>(
  props: EditRecordProps<T, Input>,
) {
  const { api, listPath } = props;
  const backTo = useListPath(listPath);
  const { id = '' } = useParams();
  return (
    <LoadedRecord<T, Input> key={id} api={api} id={id} backTo={backTo}>
      {(record) => <EditForm {...props} backTo={backTo} loaded={record} />}
    </LoadedRecord>
  );
}

function EditForm<T extends Input & { id: Id }, Input extends FieldValues>(
  props: EditRecordProps<T, Input> & { backTo: string; loaded: T },
) {
  const { api, record, empty, loaded, ...form } = props;
  const { t } = useTranslation('crud');
  const navigate = useNavigate();
  const { state } = useLocation();
  // What is being edited stays as it was opened, whatever is read in the background.
  const [opened] = useState(loaded);
  const [values] = useState(() => pickFields(loaded, empty));
  const keptUpdate = useKeptUpdate(api, opened, form.schema);
  const others = Object.entries(opened).filter(([name]) => !(name in record.entries));
  return (
    <KeptForm
      {...form}
      {...keptUpdate}
      values={values}
      savedMessage={t('form.saved')}
      onNew={() => navigate('../new', { state })}
      copyPath={`../new?copy=${encodeURIComponent(opened.id)}`}
    >
      <OtherFields fields={Object.fromEntries(others)} />
    </KeptForm>
  );
}
