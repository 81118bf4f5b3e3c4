import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef } from 'react';
import { useWithoutPending } from '#src/admin/deletion/use-pending-deletions.ts';
import { useOwnPage } from '#src/admin/records/use-own-page.ts';
import { RowArea } from '#src/admin/ui/row-area.tsx';
import type { Id } from '#src/api/fields/fields.ts';
import { isTranslation, translationOf } from '#src/api/fields/translation.ts';
import type { WholeListResource } from '#src/api/records/resource.ts';
import { hasField } from '#src/api/wire/server-call.ts';
import { fieldOf } from '#src/lib/records/field-of.ts';
import { hasWords } from '#src/lib/search/comparable.ts';
import type { BulkField } from './bulk/bulk-field.ts';
import { DeletedTool } from './bulk/deleted-tool.tsx';
import { SelectionBar } from './bulk/selection-bar.tsx';
import { useBulkCalls } from './bulk/use-bulk-calls.ts';
import { useBulk } from './bulk/use-bulk.tsx';
import { RowActions } from './cells/row-actions.tsx';
import { editPathOf } from './core/edit-path.ts';
import { ListState, NothingYet } from './core/list-state.tsx';
import { type ListParams, useListParams } from './core/use-list-params.ts';
import { type Selection, useSelection } from './core/use-selection.ts';
import { ExportButton } from './export/export-button.tsx';
import { type CsvColumn, saveCsv } from './export/save-csv.ts';
import { StatusFilter } from './filters/status-filter.tsx';
import {
  isAtTime,
  isTimeValue,
  labelOfId,
  type ListFacts,
  type Period,
} from './filters/time-filter.ts';
import { Toolbar } from './filters/toolbar.tsx';
import { TranslationFilter } from './filters/translation-filter.tsx';
import { OpenDraftTool } from './handover/open-draft-tool.tsx';
import { ListFrame } from './list-frame.tsx';
import { ViewsButton } from './memory/views-button.tsx';
import { usePendingMoves } from './order/use-save-moves.ts';
import { RowChanges } from './rows/row-changes.tsx';

export type WholeListProps<T, Input> = {
  /** The list's accessible name. */
  label: string;
  api: Pick<WholeListResource<T, Input>, 'name' | 'all' | 'one' | 'update' | 'remove'> &
    Partial<ListFacts<T>> & { isTranslated?: boolean };
  /** By default the title that the type's table has. */
  labelOf?: (record: T) => string;
  /** The texts that the search looks in. */
  textsOf: (record: T) => string[];
  /** The columns of an exported file. */
  columns: CsvColumn<T>[];
  /** The type's own filters, before the one by status. */
  filters?: ReactNode;
  newButton: ReactNode;
  /** The fields that can be set for many records at once. */
  bulkFields?: BulkField[];
};

type Shown<T> = {
  rows: T[];
  /** True while filters hide some of the records. */
  isNarrowed: boolean;
  selection: Selection;
  /** The edit and delete buttons. */
  actions: (record: T) => ReactNode;
};

type Props<T, Input> = WholeListProps<T, Input> & {
  /** A comparator for `toSorted`. */
  order: (one: T, other: T) => number;
  /** Why a record cannot be deleted, where that is known without the server. */
  refusalOf?: (record: T, all: T[]) => string | undefined;
  /** Where a record is edited, if not at `{id}/edit` beside the list. */
  editPathOf?: (record: T) => string;
  children: (shown: Shown<T>) => ReactNode;
};

/** A list that the server sends whole, with filters, selection and bulk actions; `children` renders its rows. */
export function WholeList<T extends Input & { id: Id }, Input>(props: Props<T, Input>) {
  const { label, api, textsOf, newButton, order, refusalOf } = props;
  const { filters, editPathOf: ownPathOf, bulkFields, children } = props;
  const { labelOf = api.labelOf ?? labelOfId } = props;
  const columns = props.columns.filter(({ field }) => hasField(`GET /${api.name}`, field));
  const params = useListParams();
  const query = api.all();
  // Not as the query's `select`: the type's query may have its own.
  const withoutPending = useWithoutPending(query.queryKey);
  const withMoves = usePendingMoves(api.name);
  const read = useQuery(query);
  const selection = useSelection();
  const ownPage = useOwnPage(api.name);
  const place = useRef<HTMLDivElement>(null);
  const all = useMemo(
    () => (read.data ? withMoves(withoutPending(read.data).rows).toSorted(order) : []),
    [read.data, withoutPending, withMoves, order],
  );
  const bulk = useBulk<T, Input>({
    api,
    labelOf,
    list: { selection, place },
    fields: bulkFields,
    refusalOf: refusalOf && ((record) => refusalOf(record, all)),
  });
  const rows = filterRows(all, params, textsOf, api.periodOf);
  const actions = (record: T) => (
    <RowActions
      label={labelOf(record)}
      editPath={ownPathOf?.(record) ?? editPathOf(record.id)}
      sitePath={ownPage(record.id, record)}
      onDelete={() => bulk.ask([record], 'delete')}
    />
  );

  const calls = useBulkCalls<T, Input>(api);
  return (
    <ListFrame list={{ params, read, rows, total: rows.length, selection, place }}>
      <RowChanges name={api.name} calls={calls}>
        <Toolbar
          tools={
            <>
              <ExportButton onClick={() => saveCsv(label, columns, rows)} />
              <ViewsButton />
              <OpenDraftTool name={api.name} />
              <DeletedTool name={api.name} />
            </>
          }
        >
          {filters}
          {columns.some(({ field }) => field === 'status') && <StatusFilter />}
          {api.isTranslated && <TranslationFilter />}
        </Toolbar>
        <ListState empty={<NothingYet action={newButton} />}>
          <RowArea>{children({ rows, isNarrowed: params.isNarrowed, selection, actions })}</RowArea>
        </ListState>
        <SelectionBar
          onSelectAll={() => selection.set(rows.map(({ id }) => id))}
          {...bulk.actionsOn(all, () => all.filter(({ id }) => selection.has(id)))}
        />
        {bulk.dialog}
      </RowChanges>
    </ListFrame>
  );
}

/** Filters a whole list by the URL's keyword and filters, as the server does for paged lists. */
function filterRows<T extends object>(
  rows: T[],
  { q, filters }: Pick<ListParams, 'q' | 'filters'>,
  textsOf: (record: T) => string[],
  periodOf?: (record: T) => Period,
): T[] {
  const fits = (row: T, name: string, value: string) => {
    if (name === 'time' && periodOf) return !isTimeValue(value) || isAtTime(value, periodOf(row));
    if (name === 'translation') return !isTranslation(value) || translationOf(row) === value;
    return String(fieldOf(row, name)) === value;
  };
  return rows.filter(
    (row) =>
      hasWords(textsOf(row).join(' '), q) &&
      Object.entries(filters).every(([name, value]) => fits(row, name, value)),
  );
}
