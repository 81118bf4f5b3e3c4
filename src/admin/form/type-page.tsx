import { type ReactNode, useMemo, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { useTypeHandle } from '#src/admin/list/core/type-handle.ts';
import { useRecordSource } from '#src/admin/records/use-record-sources.ts';
import { useNamespaceTexts } from '#src/admin/records/use-field-texts.ts';
import type { FieldTable, InputOf, CustomName } from '#src/api/fields/record-fields.ts';
import { emptyOf, inputSchema } from '#src/api/fields/record-input.ts';
import type { PagedResource, Resource } from '#src/api/records/resource.ts';
import type { Id } from '#src/lib/records/id.ts';
import type { RecordFormProps } from './record-form.tsx';
import { RecordPage } from './record-page.tsx';

type Rules<All extends FieldTable> = GenericSchema<InputOf<All>, InputOf<All>>;

type TypePageProps<T, All extends FieldTable> = Pick<RecordFormProps<T, InputOf<All>>, 'fields'> & {
  api: Resource<T, InputOf<All>> &
    Partial<Pick<PagedResource<T, InputOf<All>>, 'page'>> & {
      fields: All;
      record: { entries: object };
    };
  /** Makes the values of a new record, where the table does not say all of them. */
  empty?: () => InputOf<All>;
  /** Renders how a shared link looks, for types with a public page. */
  share?: (values: InputOf<All>) => ReactNode;
  /** The id of the record to edit, where the path has none. */
  id?: Id | undefined;
};

/** What may be sent, where the table does not say all of it. */
type OwnRules<All extends FieldTable> = [CustomName<All>] extends [never]
  ? { schema?: Rules<All> }
  : { schema: Rules<All> };

/** The page of one record of a type with a field table: edits the path's `:id`, else creates one. */
export function TypePage<T extends InputOf<All> & { id: Id }, All extends FieldTable>(
  props: TypePageProps<T, All> & OwnRules<All>,
): ReactNode;
export function TypePage<T extends InputOf<FieldTable> & { id: Id }>(
  props: TypePageProps<T, FieldTable> & { schema?: Rules<FieldTable> },
) {
  const { api, schema, empty, ...rest } = props;
  const { namespace = 'crud' } = useTypeHandle();
  const textOf = useNamespaceTexts(namespace);
  const checked = useRecordSource(api.name)?.checked;
  const [rules] = useState(() => schema ?? inputSchema(api.fields));
  const checkedApi = useMemo(() => ({ ...api, checked }), [api, checked]);
  return (
    <RecordPage<T, InputOf<FieldTable>>
      {...rest}
      newTitle={textOf('new.title')}
      editTitle={textOf('edit.title')}
      api={checkedApi}
      record={api.record}
      schema={rules}
      empty={empty ?? (() => emptyOf(api.fields))}
    />
  );
}
