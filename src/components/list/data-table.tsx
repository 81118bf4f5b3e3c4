import TablePagination from '@mui/material/TablePagination';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef, GridDensity, GridRowSelectionModel } from '@mui/x-data-grid/models';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '#src/lib/id.ts';
import { CardList } from './card-list.tsx';
import { paginationStyles } from './pagination-styles.ts';
import { useGridTexts } from './use-grid-texts.ts';
import { PAGE_SIZES } from './use-list-state.ts';
import type { ListState } from './use-list-state.ts';
import type { Selection } from './use-selection.ts';

type DataTableProps<T extends { id: Id }> = {
  label: string;
  /** One page of rows, of so many in all. */
  page: { rows: T[]; total: number } | undefined;
  /** Another page is on its way; this one still stands. */
  isLoading: boolean;
  params: Pick<ListState, 'page' | 'size' | 'sort' | 'set'>;
  density: GridDensity;
  columns: GridColDef<T>[];
  labelOf: (row: T) => string;
  selection: Selection;
  actions: (row: T) => ReactNode;
  card: (row: T, actions: ReactNode) => ReactNode;
};

/** The rows of one page: a data grid, a list of cards where its columns have no room. */
export function DataTable<T extends { id: Id }>(props: DataTableProps<T>) {
  const { label, page, isLoading, params, density, columns, labelOf, selection, actions, card } =
    props;
  const { t } = useTranslation('crud');
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const localeText = useGridTexts();
  // The grid takes another array for another sorting, and goes back to the first page.
  const sorting = useMemo(() => sortModel(params.sort), [params.sort]);
  const rows = page?.rows ?? [];
  const total = page?.total ?? 0;

  if (isNarrow) {
    return (
      <>
        <CardList label={label} rows={rows} labelOf={labelOf} selection={selection}>
          {(row) => card(row, actions(row))}
        </CardList>
        <TablePagination
          component="div"
          count={total}
          page={params.page - 1}
          rowsPerPage={params.size}
          rowsPerPageOptions={PAGE_SIZES}
          onPageChange={(_event, next) => params.set({ page: next + 1 })}
          onRowsPerPageChange={({ target }) => params.set({ size: target.value })}
          sx={paginationStyles}
        />
      </>
    );
  }
  return (
    <DataGrid
      aria-label={label}
      rows={rows}
      columns={[
        ...columns,
        {
          field: 'actions',
          headerName: t('list.actions'),
          sortable: false,
          resizable: false,
          align: 'right',
          headerAlign: 'right',
          width: 96,
          renderCell: ({ row }) => actions(row),
        },
      ]}
      rowCount={total}
      loading={isLoading}
      localeText={localeText}
      disableEval
      disableColumnFilter
      disableColumnSelector
      density={density}
      disableRowSelectionOnClick
      checkboxSelection
      keepNonExistentRowsSelected
      rowSelectionModel={{ type: 'include', ids: new Set(selection.ids) }}
      onRowSelectionModelChange={(model) => selection.set(selectedIds(model, rows))}
      paginationMode="server"
      pageSizeOptions={PAGE_SIZES}
      paginationModel={{ page: params.page - 1, pageSize: params.size }}
      onPaginationModelChange={({ page: next, pageSize }) =>
        params.set({ page: pageSize === params.size ? next + 1 : 1, size: pageSize })
      }
      sortingMode="server"
      sortingOrder={['desc', 'asc']}
      sortModel={sorting}
      onSortModelChange={([first]) =>
        params.set({ sort: first ? `${first.sort === 'desc' ? '-' : ''}${first.field}` : '' })
      }
      rowHeight={72}
      sx={{ border: 0, '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center' } }}
    />
  );
}

function sortModel(sort: string) {
  if (!sort) return [];
  const isDescending = sort.startsWith('-');
  return [
    { field: sort.replace(/^-/, ''), sort: isDescending ? ('desc' as const) : ('asc' as const) },
  ];
}

function selectedIds(model: GridRowSelectionModel, rows: { id: Id }[]): Id[] {
  if (model.type === 'include') return [...model.ids];
  return rows.map((row) => row.id).filter((id) => !model.ids.has(id));
}
