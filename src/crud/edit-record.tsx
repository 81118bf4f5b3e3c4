import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Id } from '#src/api/fields.ts';
import type { Resource } from '#src/api/resource.ts';
import { EmptyState } from '#src/components/empty-state.tsx';
import { NotFoundIllustration } from '#src/components/illustrations/not-found-illustration.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { errorMessage } from '#src/i18n/error-message.ts';
import { OtherFields } from '#src/components/form/other-fields.tsx';
import { RecordForm } from './record-form.tsx';
import type { RecordFormProps } from './record-form.tsx';
import { useListPath } from './use-list-path.ts';

type EditRecordProps<T, Input extends FieldValues> = RecordFormProps<Input> & {
  api: Pick<Resource<T, Input>, 'one' | 'update'>;
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
  const { t } = useTranslation('crud');
  const { id = '' } = useParams();
  const backTo = useListPath(listPath);
  // What was read before may be of another order or hand: a form starts with what the server has now.
  const query = useQuery({ ...api.one(id), refetchOnMount: 'always' });
  const isFresh = query.isFetchedAfterMount;

  if (isFresh && query.data) return <Loaded {...props} key={id} loaded={query.data} />;
  if (query.error) {
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={() => void query.refetch()}>
            {t('action.retry')}
          </Button>
        }
      >
        {errorMessage(query.error)}
      </Alert>
    );
  }
  if (isFresh && query.data === null) {
    return (
      <EmptyState
        illustration={<NotFoundIllustration />}
        title={t('form.notFound')}
        description={t('form.notFoundHint')}
        action={
          <RouterButton to={backTo} variant="contained">
            {t('form.backToList')}
          </RouterButton>
        }
      />
    );
  }
  return (
    <Stack role="status" aria-label={t('loading')} spacing={3}>
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={240} />
    </Stack>
  );
}

type LoadedProps<T, Input extends FieldValues> = EditRecordProps<T, Input> & { loaded: T };

function Loaded<T extends Input & { id: Id }, Input extends FieldValues>(
  props: LoadedProps<T, Input>,
) {
  const { api, record, empty, loaded, ...form } = props;
  const { t } = useTranslation('crud');
  // What is being edited stays as it was opened, whatever is read in the background.
  const [opened] = useState(loaded);
  const [values] = useState(() => pick(loaded, empty));
  const { mutateAsync } = useMutation(api.update());
  const others = Object.entries(opened).filter(([name]) => !(name in record.entries));
  return (
    <RecordForm
      {...form}
      values={values}
      save={(input) => mutateAsync({ ...opened, ...input })}
      savedMessage={t('form.saved')}
    >
      <OtherFields fields={Object.fromEntries(others)} />
    </RecordForm>
  );
}

/** The record's values of the fields that the form edits. */
function pick<Input extends FieldValues>(record: Input, empty: Input): Input {
  const values = { ...empty };
  for (const name of Object.keys(empty)) Reflect.set(values, name, record[name]);
  return values;
}
