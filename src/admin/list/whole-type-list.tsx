import type { ReactNode } from 'react';
import { textIn } from '#src/admin/records/record-source.ts';
import type { Id } from '#src/api/fields/fields.ts';
import type { FieldTable } from '#src/api/fields/record-fields.ts';
import type { WholeListResource } from '#src/api/records/resource.ts';
import { htmlText } from '#src/lib/html/html-text.ts';
import { bySort } from '#src/lib/records/by-sort.ts';
import { childrenOf } from '#src/lib/records/tree.ts';
import { RecordRow } from './cells/record-row.tsx';
import { useList } from './core/list-context.ts';
import { useTypeTexts } from './core/use-type-texts.ts';
import type { RowParts } from './list-shell.tsx';
import { isTreeRecord, SortableTree } from './order/sortable-tree.tsx';
import { isOrdered, useReorder } from './order/use-save-moves.ts';
import { CardList } from './rows/card-list.tsx';
import { SortableList } from './rows/sortable-list.tsx';
import {
  fileColumns,
  type ListCalls,
  type TypeListProps,
  TypeListFrame,
  useBulkFields,
  useLook,
} from './type-list.tsx';
import { fileNames } from './use-columns.tsx';
import { WholeList } from './whole-list.tsx';

type WholeCalls<T, Input> = ListCalls<T, Input> & Pick<WholeListResource<T, Input>, 'all'>;

type WholeTypeListPageProps<T extends { id: Id }, Input> = TypeListProps<T, Input> & {
  api: WholeCalls<T, Input>;
  /** The order of a short list whose table has none. */
  order?: (one: NoInfer<T>, other: NoInfer<T>) => number;
};

/**
 * The list of a type that the server sends whole. Header, rows, filters and what can be set for many records
 * derive from the table and the type's route; what the type has of its own is in slots.
 */
export function WholeTypeListPage<T extends Input & { id: Id }, Input>(
  props: WholeTypeListPageProps<T, Input>,
) {
  const { api, look: own, bulkFields, headerActions, importButton, ...list } = props;
  const { fields } = api.source;
  const textOf = useTypeTexts();
  const { look, column } = useLook(api, own);
  const names =
    own?.columns ??
    fileNames(fields, own?.cells).filter((name) => fields[name]?.kind !== 'picture');
  const columns = names.map((name) => column(name));
  const bulk = useBulkFields(fields, bulkFields);
  return (
    <TypeListFrame headerActions={headerActions} importButton={importButton}>
      {({ label, newButton }) => (
        <WholeList<T, Input>
          {...list}
          label={label}
          newButton={newButton}
          api={api}
          columns={importButton ? fileColumns(fields, column, own, []) : columns}
          textsOf={(record) => searchedTexts(fields, record)}
          bulkFields={bulk}
          order={props.order ?? byPlace}
          refusalOf={({ id }, all) => {
            const count = childrenOf(all.filter(isTreeRecord), id).length;
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
      )}
    </TypeListFrame>
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
        rows={rows.filter(isTreeRecord)}
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

const byPlace = (one: object, other: object) =>
  isOrdered(one) && isOrdered(other) ? bySort(one, other) : 0;

/** The texts of a record that the search of a short list looks in. */
function searchedTexts(fields: FieldTable, record: { id: Id }): string[] {
  return Object.entries(fields).flatMap(([name, { kind }]) => {
    if (!['title', 'text', 'link', 'webAddress', 'richText'].includes(kind)) return [];
    const text = textIn(record, name);
    return kind === 'richText' ? htmlText(text) : text;
  });
}
