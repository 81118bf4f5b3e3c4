import Card from '@mui/material/Card';
import type { GridColDef } from '@mui/x-data-grid/models';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { Id } from '#src/api/fields.ts';
import type { PagedResource } from '#src/api/resource.ts';
import { useSelection } from '#src/components/list/use-selection.ts';
import { ColumnsButton } from './columns-button.tsx';
import { ExportButton } from './export-button.tsx';
import type { CsvColumn } from './list-columns.ts';
import { ListRowsProvider } from './list-rows.tsx';
import { ListSelection } from './list-selection.tsx';
import { ListState } from './list-state.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { ReadAllDialog } from './read-all-dialog.tsx';
import type { BulkApi } from './record-bulk-dialog.tsx';
import { RecordGrid } from './record-grid.tsx';
import { RowActions } from './row-actions.tsx';
import { saveCsv } from './save-csv.ts';
import { canHide, useBulk } from './use-bulk.tsx';
import { useKnownRows } from './use-known-rows.ts';
import { useLastPage } from './use-last-page.ts';
import { useShownColumns } from './use-list-memory.ts';
import type { ListParams } from './use-list-params.ts';

type PagedListProps<T extends { id: Id }, Input> = {
  /** The list's name, for people who hear the page. */
  label: string;
  api: Pick<PagedResource<T, Input>, 'page'> & BulkApi<T, Input>;
  params: ListParams;
  columns: (GridColDef<T> & CsvColumn<T>)[];
  labelOf: (record: T) => string;
  /** The type's own filters. */
  filters: ReactNode;
  newButton: ReactNode;
  /** A row as a card, on phones. */
  card: (record: T, actions: ReactNode) => ReactNode;
};

/** A long list that the server pages, sorts and filters, with all that lists can do (B1, B7). */
export function PagedList<T extends Input & { id: Id }, Input>(props: PagedListProps<T, Input>) {
  const { label, api, params, columns, labelOf, filters, newButton, card } = props;
  const { t } = useTranslation('crud');
  const list = useQuery({ ...api.page(params.query), placeholderData: keepPreviousData });
  useLastPage(list.data, params);
  const selection = useSelection();
  const place = useRef<HTMLDivElement>(null);
  const bulk = useBulk({ api, labelOf, selection, place });
  const shown = useShownColumns(columns);
  // What all rows that match are being read for.
  const [reading, setReading] = useState<'select' | 'export' | null>(null);
  const rows = list.data?.rows ?? NONE;
  const total = list.data?.total ?? 0;
  const [everything, setEverything] = useState<T[]>(NONE);
  const known = useKnownRows(rows, everything);

  const takeAll = (all: T[]) => {
    setReading(null);
    if (reading === 'select') {
      setEverything(all);
      selection.set(all.map(({ id }) => id));
    } else {
      saveCsv(label, shown, all);
      toast.success(t('list.exported', { count: all.length }));
    }
  };

  return (
    <Card ref={place} tabIndex={-1} sx={{ outline: 0 }}>
      <ListToolbar
        params={params}
        list={list}
        tools={
          <>
            <ColumnsButton columns={columns} />
            <ExportButton onClick={() => setReading('export')} />
          </>
        }
      >
        {filters}
      </ListToolbar>
      <ListSelection
        selection={selection}
        total={total}
        onSelectAll={() => setReading('select')}
        canHide={canHide(api, rows)}
        onBulk={(kind) => bulk.ask(known([...selection.ids]), kind)}
      />
      <ListRowsProvider rows={rows} total={total} query={params.query}>
        <ListState list={list} params={params} count={rows.length} emptyAction={newButton}>
          <RecordGrid
            label={label}
            page={list.data}
            isLoading={list.isPlaceholderData}
            params={params}
            columns={shown}
            labelOf={labelOf}
            selection={selection}
            actions={(record) => (
              <RowActions
                label={labelOf(record)}
                editPath={`../${record.id}/edit`}
                onDelete={() => bulk.ask([record])}
              />
            )}
            card={card}
          />
        </ListState>
      </ListRowsProvider>
      {bulk.dialog}
      {reading && (
        <ReadAllDialog
          title={t(reading === 'select' ? 'list.selecting' : 'list.exporting')}
          api={api}
          query={params.query}
          onRead={takeAll}
          onCancel={() => setReading(null)}
        />
      )}
    </Card>
  );
}

const NONE: never[] = [];
