import Card from '@mui/material/Card';
import type { GridColDef } from '@mui/x-data-grid/models';
import type { ReactNode } from 'react';
import { useOwnPage } from '#src/admin/records/use-own-page.ts';
import type { Id } from '#src/api/fields.ts';
import type { PagedResource } from '#src/api/resource.ts';
import type { BulkField } from './bulk/bulk-field.ts';
import { ColumnsButton } from './memory/columns-button.tsx';
import { DataTable } from './rows/data-table.tsx';
import { editPathOf } from './core/edit-path.ts';
import { ExportButton } from './export/export-button.tsx';
import { ListState } from './core/list-state.tsx';
import { SelectionBar } from './bulk/selection-bar.tsx';
import { ListRowsProvider } from './core/list-rows.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { RowActions } from './cells/row-actions.tsx';
import { saveCsv } from './export/save-csv.ts';
import type { CsvColumn } from './export/save-csv.ts';
import { useBulk } from './bulk/use-bulk.tsx';
import type { BulkApi } from './bulk/use-bulk-calls.ts';
import type { ListParams } from './core/use-list-params.ts';
import { usePagedList } from './use-paged-list.ts';

type PagedListProps<T extends { id: Id }, Input> = {
  /** The list's accessible name. */
  label: string;
  api: Pick<PagedResource<T, Input>, 'name' | 'page'> & BulkApi<T, Input>;
  params: ListParams;
  columns: (GridColDef<T> & CsvColumn<T>)[];
  labelOf: (record: T) => string;
  /** The content type's filters. */
  filters: ReactNode;
  /** The content type's own tools, before the columns. */
  tools?: ReactNode;
  newButton: ReactNode;
  /** The fields that can be set for many records at once. */
  bulkFields?: BulkField[];
  /** Renders a row as a card, on phones. */
  card: (record: T, actions: ReactNode) => ReactNode;
};

/** A list that the server pages, sorts and filters, with selection, bulk actions, columns and export. */
export function PagedList<T extends Input & { id: Id }, Input>(props: PagedListProps<T, Input>) {
  const { label, api, params, columns, labelOf, filters, newButton, bulkFields, card } = props;
  const list = usePagedList({
    api,
    params,
    columns,
    onExport: (found, shown) => saveCsv(label, shown, found),
  });
  const { rows, total, selection, place } = list;
  const ownPage = useOwnPage(api.name);
  const bulk = useBulk({ api, labelOf, selection, place, fields: bulkFields });

  const tools = (
    <>
      {props.tools}
      <ColumnsButton {...list.columnsButton} />
      <ExportButton onClick={list.exportAll} />
    </>
  );

  return (
    <Card ref={place} tabIndex={-1} sx={{ outline: 0, overflow: 'clip' }}>
      <ListToolbar {...list.toolbar} tools={tools}>
        {filters}
      </ListToolbar>
      <ListRowsProvider rows={rows} total={total} query={params.query}>
        <ListState {...list.listState} emptyAction={newButton}>
          <DataTable
            {...list.table}
            label={label}
            labelOf={labelOf}
            actions={(record) => (
              <RowActions
                label={labelOf(record)}
                editPath={editPathOf(record.id)}
                sitePath={ownPage(record.id, record)}
                onDelete={() => bulk.ask([record])}
              />
            )}
            card={card}
          />
        </ListState>
      </ListRowsProvider>
      <SelectionBar {...list.selectionBar} {...bulk.actionsOn(rows, list.selected)} />
      {bulk.dialog}
      {list.dialog}
    </Card>
  );
}
