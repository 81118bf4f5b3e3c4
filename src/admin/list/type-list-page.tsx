import { type ReactNode, useMemo } from 'react';
import { textIn } from '#src/admin/records/record-source.ts';
import { titleName } from '#src/admin/records/table-facts.ts';
import { HeaderActions } from '#src/admin/ui/header-actions.tsx';
import type { Id } from '#src/api/fields/fields.ts';
import type { Field, FieldTable } from '#src/api/fields/record-fields.ts';
import type { PagedResource, Resource, WholeListResource } from '#src/api/records/resource.ts';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { htmlText } from '#src/lib/html/html-text.ts';
import { bySort } from '#src/lib/records/by-sort.ts';
import { childrenOf } from '#src/lib/records/tree.ts';
import type { BulkField } from './bulk/bulk-field.ts';
import { OrderedRow, type RecordLook, RecordRow, RecordTitle } from './cells/record-row.tsx';
import { useList } from './core/list-context.ts';
import { NewButton } from './core/new-button.tsx';
import { useTypeHandle } from './core/type-handle.ts';
import { useListParams } from './core/use-list-params.ts';
import { LIST_TEXTS, useTypeTexts } from './core/use-type-texts.ts';
import type { ListProps, RowParts } from './list-shell.tsx';
import { OrderButton } from './order/order-button.tsx';
import type { OrderFilter } from './order/order-dialog.tsx';
import { isPlaced, SortableTree } from './order/sortable-tree.tsx';
import { isOrdered, useReorder } from './order/use-save-moves.ts';
import { PagedList } from './paged-list.tsx';
import { CardList } from './rows/card-list.tsx';
import { SortableList } from './rows/sortable-list.tsx';
import type { ListColumn } from './rows/use-grid-columns.tsx';
import {
  type Cells,
  type FieldName,
  fileNames,
  type TableFacts,
  useColumns,
} from './use-columns.tsx';
import { WholeList } from './whole-list.tsx';

/** What a type's list shows of its records; a constant, or memoized. */
export type ListLook<T> = {
  /** The columns of the table and its file; by default those of the kinds that fit one. */
  columns?: readonly FieldName<T>[];
  /** What the table of the type does not say of a field's cell, heading and text in files. */
  cells?: Cells<T>;
  /** The fields below the title. */
  texts?: readonly FieldName<T>[];
  /** The fields beside the status, in a short list's row and on the card that phones show. */
  captions?: readonly FieldName<T>[];
  /** A field that is true or false: its name is before the title where it is true. */
  mark?: FieldName<T>;
};

type Calls<T, Input> = Pick<Resource<T, Input>, 'name' | 'one' | 'update' | 'remove'> &
  TableFacts<T> & { isTranslated?: boolean };
type PagedCalls<T, Input> = Calls<T, Input> & Pick<PagedResource<T, Input>, 'page'>;
type WholeCalls<T, Input> = Calls<T, Input> & Pick<WholeListResource<T, Input>, 'all'>;

type TypeListProps<T extends { id: Id }, Input> = {
  look?: ListLook<NoInfer<T>>;
  /** Fields that can be set for many records at once, before those that follow from the table. */
  bulkFields?: BulkField[];
  /** Limits the dialog for the order to some records. */
  orderFilter?: OrderFilter;
  /** Makes the exported file one that can be changed and imported again. */
  importButton?: ReactNode;
  /** The order of a short list whose table has none. */
  order?: (one: NoInfer<T>, other: NoInfer<T>) => number;
} & Pick<ListProps<NoInfer<T>, Input>, 'filters' | 'lastTools' | 'moreActions'>;

type TypeListPageProps<T extends { id: Id }, Input> = TypeListProps<T, Input> & {
  api: PagedCalls<T, Input> | WholeCalls<T, Input>;
  /** In the header, before the button for a new record. */
  headerActions?: ReactNode;
};

/**
 * The list of a type with a table of fields. Header, columns, card, filters and what can be set for many records
 * derive from the table and the type's route; what the type has of its own is in slots.
 */
export function TypeListPage<T extends Input & { id: Id }, Input>(
  props: TypeListPageProps<T, Input>,
) {
  const { api, headerActions, ...list } = props;
  const textOf = useTypeTexts();
  const newButton = <NewButton label={textOf(LIST_TEXTS.new)} />;
  const label = textOf(LIST_TEXTS.title);
  const parts = { ...list, label, newButton };
  return (
    <>
      <PageHeader
        title={label}
        purpose={textOf(LIST_TEXTS.purpose)}
        action={
          <HeaderActions>
            {headerActions}
            {props.importButton}
            {newButton}
          </HeaderActions>
        }
      />
      {'page' in api ? (
        <Paged<T, Input> {...parts} api={api} />
      ) : (
        <Whole<T, Input> {...parts} api={api} />
      )}
    </>
  );
}

type PartProps<T extends { id: Id }, Input, Api> = TypeListProps<T, Input> & {
  api: Api;
  label: string;
  newButton: ReactNode;
};

function Paged<T extends Input & { id: Id }, Input>(
  props: PartProps<T, Input, PagedCalls<T, Input>>,
) {
  const { api, look: given, bulkFields, orderFilter, importButton, ...list } = props;
  const own: ListLook<T> = given ?? NOTHING;
  const { fields } = api.source;
  const params = useListParams();
  const { sort } = useTypeHandle().list;
  const { look, column } = useLook(api, own);
  const columns = useMemo(() => {
    const title = titleName(fields);
    return (own.columns ?? defaultColumns(fields)).map((name): ListColumn<T> =>
      name === title
        ? {
            flex: 1,
            minWidth: 240,
            ...column(name),
            cell: (record) => <RecordTitle look={look} record={record} />,
          }
        : column(name),
    );
  }, [own, column, look, fields]);
  return (
    <PagedList<T, Input>
      {...list}
      api={api}
      params={params}
      columns={columns}
      fileColumns={importButton ? (shown) => fileColumns(fields, column, own, shown) : undefined}
      bulkFields={useBulkFields(fields, bulkFields)}
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
  );
}

function Whole<T extends Input & { id: Id }, Input>(
  props: PartProps<T, Input, WholeCalls<T, Input>>,
) {
  const { api, label, look: given, bulkFields, importButton, ...list } = props;
  const own: ListLook<T> = given ?? NOTHING;
  const { fields } = api.source;
  const textOf = useTypeTexts();
  const { look, column } = useLook(api, own);
  const names =
    own.columns ?? fileNames(fields, own.cells).filter((name) => fields[name]?.kind !== 'picture');
  const columns = names.map((name) => column(name));
  return (
    <WholeList<T, Input>
      {...list}
      label={label}
      api={api}
      columns={importButton ? fileColumns(fields, column, own, []) : columns}
      textsOf={(record) => searchedTexts(fields, record)}
      // Places are set by dragging.
      bulkFields={useBulkFields(fields, bulkFields).filter(({ kind }) => kind !== 'sort')}
      order={props.order ?? byPlace}
      refusalOf={({ id }, all) => {
        const count = childrenOf(all.filter(isPlaced), id).length;
        return count > 0 ? textOf('list.hasBelow', { count }) : undefined;
      }}
    >
      {(rows, parts) => (
        <WholeRows<T, Input>
          label={label}
          api={api}
          rows={rows}
          labelOf={parts.labelOf}
          row={(record) => (
            <RecordRow look={look} record={record} actions={parts.actions(record)} />
          )}
        />
      )}
    </WholeList>
  );
}

type WholeRowsProps<T, Input> = Pick<RowParts<T>, 'labelOf'> & {
  label: string;
  api: WholeCalls<T, Input>;
  rows: T[];
  row: (record: T) => ReactNode;
};

/** The rows of a short list: a tree or a list that people put in order, where its table has places. */
function WholeRows<T extends Input & { id: Id }, Input>(props: WholeRowsProps<T, Input>) {
  const { label, api, rows, labelOf, row } = props;
  const { fields } = api.source;
  const textOf = useTypeTexts();
  const { params, selection } = useList();
  const reorder = useReorder<T, Input>(api);
  const common = { label, labelOf };
  if ('parentId' in fields) {
    return (
      <SortableTree
        {...common}
        labelBelow={(name) => textOf('list.below', { name })}
        api={api}
        rows={rows.filter(isPlaced)}
      >
        {row}
      </SortableTree>
    );
  }
  if (!('sort' in fields)) {
    return (
      <CardList {...common} rows={rows}>
        {row}
      </CardList>
    );
  }
  return (
    <SortableList
      {...common}
      rows={rows.filter(isOrdered)}
      selection={selection}
      // A filtered list cannot be sorted: its hidden rows have places too.
      onReorder={params.isNarrowed ? undefined : reorder}
    >
      {row}
    </SortableList>
  );
}

const NOTHING = {};
const byPlace = (one: object, other: object) =>
  isOrdered(one) && isOrdered(other) ? bySort(one, other) : 0;

function useLook<T extends { id: Id }>(api: TableFacts<T>, own: ListLook<T>) {
  const { labelOf } = api;
  const { fields } = api.source;
  const column = useColumns(api, own.cells ?? NOTHING);
  const look = useMemo((): RecordLook<T> => {
    const picture = Object.entries<Field>(fields).flatMap(([name, field]) =>
      field.kind === 'picture' ? [{ name, field }] : [],
    )[0];
    const { mark, texts = [], captions = [] } = own;
    return {
      labelOf,
      picture,
      mark: mark && { name: mark, label: column(mark).headerName ?? mark },
      texts: texts.map((name) => column(name)),
      status: 'status' in fields ? column('status') : undefined,
      captions: captions.map((name) => column(name)),
    };
  }, [column, labelOf, fields, own]);
  return { column, look };
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

/** Of a file that can be imported again: the record's id, the columns that are shown, and what else the table has. */
function fileColumns<T extends { id: Id }>(
  fields: FieldTable,
  column: ReturnType<typeof useColumns<T>>,
  { cells }: ListLook<T>,
  shown: ListColumn<T>[],
): ListColumn<T>[] {
  const others = fileNames(fields, cells)
    .map((name) => column(name, true))
    .filter((other) => shown.every(({ field }) => field !== other.field));
  // An import knows a field by its name in the form, whatever the table's heading is.
  const own = shown.map((one) =>
    fields[one.field]?.kind === 'served' ? one : column(one.field, true),
  );
  return [column('id'), ...own, ...others];
}

/** The texts of a record that the search of a short list looks in. */
function searchedTexts(fields: FieldTable, record: { id: Id }): string[] {
  return Object.entries(fields).flatMap(([name, { kind }]) => {
    if (!['title', 'text', 'link', 'webAddress', 'richText'].includes(kind)) return [];
    const text = textIn(record, name);
    return kind === 'richText' ? htmlText(text) : text;
  });
}

/** What can be set for many records: what the type has of its own, flags and places. */
function useBulkFields(fields: FieldTable, own: BulkField[] = []): BulkField[] {
  const textOf = useTypeTexts();
  const kinds = { flag: 'flag', order: 'sort' } as const;
  return [
    ...own,
    ...Object.entries(fields).flatMap(([name, { kind }]) =>
      kind === 'flag' || kind === 'order'
        ? [{ kind: kinds[kind], name, label: textOf(`field.${name}`) }]
        : [],
    ),
  ];
}
