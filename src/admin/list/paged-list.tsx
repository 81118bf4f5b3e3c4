import Card from '@mui/material/Card';
import type { GridColDef } from '@mui/x-data-grid/models';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { Id } from '#src/api/fields.ts';
import type { PagedResource } from '#src/api/resource.ts';
import { ColumnsButton } from './columns-button.tsx';
import { DataTable } from './data-table.tsx';
import { ExportButton } from './export-button.tsx';
import { ListState } from './list-state.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useLastPage } from './use-last-page.ts';
import { useReadAll } from './use-read-all.tsx';
import { useSelection } from './use-selection.ts';
import { useShownColumns } from './use-shown-columns.ts';
import { useWithoutPending } from '#src/admin/deletion/use-pending-deletions.ts';
import { ListRowsProvider } from './list-rows.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { RowActions } from './row-actions.tsx';
import { saveCsv } from './save-csv.ts';
import type { CsvColumn } from './save-csv.ts';
import { useBulk } from './use-bulk.tsx';
import type { BulkApi } from './use-bulk-calls.ts';
import { useListMemory } from './use-list-memory.ts';
import type { ListParams } from './use-list-params.ts';
import { usePageReader } from './use-page-reader.ts';

type PagedListProps<T extends { id: Id }, Input> = {
  /** The list's accessible name. */
  label: string;
  api: Pick<PagedResource<T, Input>, 'name' | 'page'> & BulkApi<T, Input>;
  params: ListParams;
  columns: (GridColDef<T> & CsvColumn<T>)[];
  labelOf: (record: T) => string;
  /** The content type's filters. */
  filters: ReactNode;
  newButton: ReactNode;
  /** Renders a row as a card, on phones. */
  card: (record: T, actions: ReactNode) => ReactNode;
};

/** A list that the server pages, sorts and filters, with selection, bulk actions, columns and export. */
export function PagedList<T extends Input & { id: Id }, Input>(props: PagedListProps<T, Input>) {
  const { label, api, params, columns, labelOf, filters, newButton, card } = props;
  const page = api.page(params.query);
  const select = useWithoutPending(page.queryKey);
  const list = useQuery({ ...page, select, placeholderData: keepPreviousData });
  useLastPage(list.data, params);
  const selection = useSelection();
  const place = useRef<HTMLDivElement>(null);
  const bulk = useBulk({ api, labelOf, selection, place });
  const { memory, remember } = useListMemory();
  const shown = useShownColumns(columns, memory);
  const rows = list.data?.rows ?? NONE;
  const total = list.data?.total ?? 0;
  const all = useReadAll({
    ...usePageReader(api, params.query),
    rows,
    selection,
    onExport: (found) => saveCsv(label, shown, found),
  });

  const tools = (
    <>
      <ColumnsButton columns={columns} look={memory} onChange={remember} />
      <ExportButton onClick={all.exportAll} />
    </>
  );

  return (
    <Card ref={place} tabIndex={-1} sx={{ outline: 0, overflow: 'clip' }}>
      <ListToolbar params={params} list={list} tools={tools}>
        {filters}
      </ListToolbar>
      <ListRowsProvider rows={rows} total={total} query={params.query}>
        <ListState list={list} params={params} count={rows.length} emptyAction={newButton}>
          <DataTable
            label={label}
            page={list.data}
            isLoading={list.isPlaceholderData}
            params={params}
            density={memory.density}
            columns={shown}
            labelOf={labelOf}
            selection={selection}
            actions={(record) => (
              <RowActions
                label={labelOf(record)}
                editPath={`${encodeURIComponent(record.id)}/edit`}
                onDelete={() => bulk.ask([record])}
              />
            )}
            card={card}
          />
        </ListState>
      </ListRowsProvider>
      <SelectionBar
        selection={selection}
        total={total}
        onSelectAll={all.selectAll}
        {...bulk.actionsOn(rows, all.selected)}
      />
      {bulk.dialog}
      {all.dialog}
    </Card>
  );
}

const NONE: never[] = [];
