import type { GridColDef } from '@mui/x-data-grid/models';
import { type ReactNode, useMemo } from 'react';
import { hasField, keywordOf } from '#src/api/wire/server-call.ts';
import { useOwnPage } from '#src/admin/records/use-own-page.ts';
import type { Id } from '#src/api/fields/fields.ts';
import type { PagedResource } from '#src/api/records/resource.ts';
import { arrange } from '#src/lib/records/arrange.ts';
import type { BulkField } from './bulk/bulk-field.ts';
import { ColumnsButton } from './memory/columns-button.tsx';
import { DataTable } from './rows/data-table.tsx';
import { DeletedTool } from './bulk/deleted-tool.tsx';
import { editPathOf } from './core/edit-path.ts';
import { ExportButton } from './export/export-button.tsx';
import { OpenDraftTool } from './handover/open-draft-tool.tsx';
import { ListFrame } from './list-frame.tsx';
import { ListState, NothingYet } from './core/list-state.tsx';
import { RowChanges } from './rows/row-changes.tsx';
import { RowActions } from './cells/row-actions.tsx';
import { type CsvColumn, saveCsv } from './export/save-csv.ts';
import { SelectionBar } from './bulk/selection-bar.tsx';
import { Toolbar } from './filters/toolbar.tsx';
import { TranslationFilter } from './filters/translation-filter.tsx';
import { type BulkAction, type BulkOptions, useBulk } from './bulk/use-bulk.tsx';
import { type BulkApi, useBulkCalls } from './bulk/use-bulk-calls.ts';
import type { ListParams } from './core/use-list-params.ts';
import { usePage } from './core/use-page.ts';
import { useReadAll } from './export/use-read-all.tsx';
import { ViewsButton } from './memory/views-button.tsx';
import { labelOfId, type ListFacts } from './filters/time-filter.ts';
import { withTranslationFilter } from './filters/filtered-here.ts';

type Column<T extends { id: Id }> = GridColDef<T> & CsvColumn<T>;

type PagedListProps<T extends { id: Id }, Input> = Pick<
  BulkOptions<T, Input>,
  'refusalOf' | 'deleteText'
> & {
  /** The list's accessible name, and that of its exported file. */
  label: string;
  api: Pick<PagedResource<T, Input>, 'name' | 'page'> &
    Partial<Pick<PagedResource<T, Input>, 'isTranslated'>> &
    Partial<Pick<ListFacts<T>, 'labelOf'>> &
    BulkApi<T, Input>;
  /** By default the title that the type's table has. */
  labelOf?: (record: T) => string;
  params: ListParams;
  /** All columns; the person chooses which are shown, and their order. */
  columns: Column<T>[];
  /** The columns of the exported file, where they are not those that are shown. */
  fileColumns?: (shown: Column<T>[]) => CsvColumn<T>[];
  /** The content type's filters. */
  filters: ReactNode;
  /** The content type's own tools, before the columns. */
  tools?: ReactNode;
  /** Replaces the button that exports the rows. */
  exportButton?: ReactNode;
  /** More tools, after the export. */
  lastTools?: ReactNode;
  newButton?: ReactNode;
  /** Replaces what is shown while there are no records at all. */
  empty?: ReactNode;
  /** The fields that can be set for many records at once. */
  bulkFields?: BulkField[];
  /** Replaces a row's buttons. */
  actions?: (record: T, ask: (action: BulkAction<T>) => void) => ReactNode;
  /** More buttons for the selected records. */
  bar?: (ask: (action: BulkAction<T>) => void) => ReactNode;
  /** Renders a row as a card, on phones. */
  card: (record: T, actions: ReactNode) => ReactNode;
};

/** A list that the server pages, sorts and filters, with selection, bulk actions, columns and export. */
export function PagedList<T extends Input & { id: Id }, Input>(props: PagedListProps<T, Input>) {
  const { label, params, fileColumns, bar, card, ...rest } = props;
  const { labelOf = props.api.labelOf ?? labelOfId } = props;
  const { isTranslated = false } = props.api;
  const api = useMemo(
    () =>
      isTranslated ? { ...props.api, page: withTranslationFilter(props.api.page) } : props.api,
    [props.api, isTranslated],
  );
  const columns = useMemo(
    () => props.columns.filter(({ field }) => hasField(`GET /${api.name}`, field)),
    [props.columns, api.name],
  );
  const list = usePage(api.page, params);
  const shown = useShownColumns(columns, params);
  const all = useReadAll({
    api,
    list,
    onExport: (found) => saveCsv(label, fileColumns?.(shown) ?? shown, found),
  });
  const ownPage = useOwnPage(api.name);
  const bulk = useBulk({ ...rest, api, labelOf, list, fields: rest.bulkFields });
  const actionsOf = (record: T) =>
    rest.actions?.(record, (action) => bulk.ask([record], action)) ?? (
      <RowActions
        label={labelOf(record)}
        editPath={editPathOf(record.id)}
        sitePath={ownPage(record.id, record)}
        onDelete={() => bulk.ask([record], 'delete')}
      />
    );

  const calls = useBulkCalls<T, Input>(api);
  return (
    <ListFrame list={list}>
      <RowChanges name={api.name} calls={calls}>
        <Toolbar
          isSearched={keywordOf(`GET /${api.name}`) !== undefined}
          tools={
            <>
              {rest.tools}
              <ColumnsButton columns={columns} />
              {rest.exportButton ?? <ExportButton onClick={all.exportAll} />}
              {rest.lastTools}
              <ViewsButton />
              <OpenDraftTool name={api.name} />
              <DeletedTool name={api.name} />
            </>
          }
        >
          {rest.filters}
          {isTranslated && <TranslationFilter />}
        </Toolbar>
        <ListState empty={rest.empty ?? <NothingYet action={rest.newButton} />}>
          <DataTable
            label={label}
            rows={list.rows}
            columns={shown}
            labelOf={labelOf}
            actions={actionsOf}
            card={card}
          />
        </ListState>
        <SelectionBar onSelectAll={all.selectAll} {...bulk.actionsOn(list.rows, all.selected)}>
          {bar?.((action) => bulk.ask(all.selected(), action))}
        </SelectionBar>
        {bulk.dialog}
        {all.dialog}
      </RowChanges>
    </ListFrame>
  );
}

/** The columns that the person has chosen, in their order. */
function useShownColumns<C extends { field: string }>(columns: C[], { memory }: ListParams): C[] {
  const { hidden, order } = memory;
  return useMemo(() => {
    const visible = columns.filter(({ field }) => !hidden.includes(field));
    return arrange(visible, order, ({ field }) => field);
  }, [columns, hidden, order]);
}
