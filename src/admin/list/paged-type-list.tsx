import { useMemo } from 'react';
import { titleName } from '#src/admin/records/table-facts.ts';
import type { Id } from '#src/api/fields/fields.ts';
import type { FieldTable } from '#src/api/fields/record-fields.ts';
import type { PagedResource } from '#src/api/records/resource.ts';
import { OrderedRow, RecordRow, RecordTitle } from './cells/record-row.tsx';
import { useTypeHandle } from './core/type-handle.ts';
import { useListParams } from './core/use-list-params.ts';
import { OrderButton } from './order/order-button.tsx';
import type { OrderFilter } from './order/order-dialog.tsx';
import { PagedList } from './paged-list.tsx';
import type { ListColumn } from './rows/use-grid-columns.tsx';
import {
  fileColumns,
  type ListCalls,
  type TypeListProps,
  TypeListFrame,
  useBulkFields,
  useLook,
} from './type-list.tsx';

type PagedTypeListPageProps<T extends { id: Id }, Input> = TypeListProps<T, Input> & {
  api: ListCalls<T, Input> & Pick<PagedResource<T, Input>, 'page'>;
  /** Limits the dialog for the order to some records. */
  orderFilter?: OrderFilter;
};

/**
 * The list of a type that the server pages. Header, columns, card, filters and what can be set for many records
 * derive from the table and the type's route; what the type has of its own is in slots.
 */
export function PagedTypeListPage<T extends Input & { id: Id }, Input>(
  props: PagedTypeListPageProps<T, Input>,
) {
  const { api, look: own, bulkFields, orderFilter, headerActions, ...list } = props;
  const { importButton } = list;
  const { fields } = api.source;
  const params = useListParams();
  const { sort } = useTypeHandle().list;
  const { look, column } = useLook(api, own);
  const columns = useMemo(() => {
    const title = titleName(fields);
    return (own?.columns ?? defaultColumns(fields)).map((name): ListColumn<T> =>
      name === title
        ? {
            flex: 1,
            // Leaves 150 for the name beside a picture.
            minWidth: 254,
            ...column(name),
            cell: (record) => <RecordTitle look={look} record={record} />,
          }
        : column(name),
    );
  }, [own, column, look, fields]);
  const bulk = useBulkFields(fields, bulkFields);
  return (
    <TypeListFrame headerActions={headerActions} importButton={importButton}>
      {(parts) => (
        <PagedList<T, Input>
          {...list}
          {...parts}
          api={api}
          params={params}
          columns={columns}
          fileColumns={
            importButton ? (shown) => fileColumns(fields, column, own, shown) : undefined
          }
          bulkFields={bulk}
          tools={
            sort === 'sort' && (
              <OrderButton
                api={api}
                labelOf={look.labelOf}
                row={(record) => <OrderedRow look={look} record={record} />}
                filter={orderFilter}
              />
            )
          }
          card={(record, actions) => <RecordRow look={look} record={record} actions={actions} />}
        />
      )}
    </TypeListFrame>
  );
}

/** The kinds that a table has columns for, in their order. */
const COLUMN_KINDS: readonly string[] = [
  'title',
  'oneOf',
  'optionalOneOf',
  'day',
  'end',
  'status',
  'flag',
  'begin',
  'order',
];

function defaultColumns(fields: FieldTable): string[] {
  const place = (name: string) => COLUMN_KINDS.indexOf(fields[name]?.kind ?? '');
  return Object.keys(fields)
    .filter((name) => place(name) >= 0)
    .toSorted((one, other) => place(one) - place(other));
}
