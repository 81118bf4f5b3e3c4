import type { FieldValues } from 'react-hook-form';
import { useParams } from 'react-router';
import type { PagedResource, Resource } from '#src/api/resource.ts';
import { PageHeader } from '#src/components/page-header.tsx';
import type { Id } from '#src/lib/id.ts';
import { EditRecord } from './edit-record.tsx';
import { NewRecord } from './new-record.tsx';
import type { RecordFormProps } from './new-record.tsx';
import { RecordNeighbours } from './record-neighbours.tsx';

type RecordPageProps<T, Input extends FieldValues> = RecordFormProps<Input> & {
  api: Pick<Resource<T, Input>, 'name' | 'one' | 'create' | 'update'> &
    Partial<PagedResource<T, Input>>;
  /** The record's schema: what it does not name is shown under "other fields". */
  record: { entries: object };
  /** What a new record starts with: names the fields that the form edits. */
  empty: Input;
  newTitle: string;
  editTitle: string;
};

/** The page of one record (B2): `new` creates one, `:id/edit` edits that one, with its neighbours at hand. */
export function RecordPage<T extends Input & { id: Id }, Input extends FieldValues>(
  props: RecordPageProps<T, Input>,
) {
  const { newTitle, editTitle, ...form } = props;
  const { id } = useParams();
  if (id === undefined) {
    return (
      <>
        <PageHeader title={newTitle} />
        <NewRecord {...form} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={editTitle} action={<RecordNeighbours api={form.api} />} />
      <EditRecord {...form} />
    </>
  );
}
