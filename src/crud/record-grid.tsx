import Box from '@mui/material/Box';
import TablePagination from '@mui/material/TablePagination';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid/models';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '#src/api/fields.ts';
import type { Page } from '#src/api/page.ts';
import { CardList } from './card-list.tsx';
import { ListState } from './list-state.tsx';
import { useGridTexts } from './use-grid-texts.ts';
import { PAGE_SIZES } from './use-list-params.ts';
import type { ListParams } from './use-list-params.ts';
import type { Selection } from './use-selection.ts';

type RecordGridProps<T extends { id: Id }> = {
  /** The grid's name, for people who hear the page. */
  label: string;
  list: UseQueryResult<Page<T>>;
  params: ListParams;
  columns: GridColDef<T>[];
  labelOf: (record: T) => string;
  selection: Selection;
  /** A row as a card, on phones. */
  card: (record: T) => ReactNode;
  emptyAction: ReactNode;
};

/** A long list that the server pages, sorts and filters: a grid, on phones a list of cards (B1). */
export function RecordGrid<T extends { id: Id }>(props: RecordGridProps<T>) {
  const { label, list, params, columns, labelOf, selection, card, emptyAction } = props;
  const { t } = useTranslation('crud');
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const localeText = useGridTexts();
  const rows = list.data?.rows ?? [];
  const total = list.data?.total ?? 0;
  useLastPage(list.data, params);

  return (
    <ListState list={list} params={params} count={rows.length} emptyAction={emptyAction}>
      {isPhone ? (
        <>
          <CardList label={label} rows={rows} labelOf={labelOf} selection={selection}>
            {card}
          </CardList>
          <TablePagination
            component="div"
            count={total}
            page={params.page - 1}
            rowsPerPage={params.size}
            rowsPerPageOptions={PAGE_SIZES}
            onPageChange={(_event, page) => params.set({ page: page + 1 })}
            onRowsPerPageChange={({ target }) => params.set({ size: target.value })}
          />
        </>
      ) : (
        <Box sx={{ minHeight: 200 }}>
          <DataGrid
            aria-label={label}
            rows={rows}
            columns={columns}
            rowCount={total}
            loading={list.isPlaceholderData}
            localeText={localeText}
            disableEval
            disableColumnFilter
            disableRowSelectionOnClick
            checkboxSelection
            keepNonExistentRowsSelected
            rowSelectionModel={{ type: 'include', ids: new Set(selection.ids) }}
            onRowSelectionModelChange={(model) => selection.set(selectedIds(model, rows))}
            paginationMode="server"
            pageSizeOptions={PAGE_SIZES}
            paginationModel={{ page: params.page - 1, pageSize: params.size }}
            onPaginationModelChange={({ page, pageSize }) =>
              params.set({ page: pageSize === params.size ? page + 1 : 1, size: pageSize })
            }
            sortingMode="server"
            sortingOrder={['desc', 'asc']}
            sortModel={sortModel(params.sort)}
            onSortModelChange={([first]) =>
              params.set({
                sort: first ? `${first.sort === 'desc' ? '-' : ''}${first.field}` : '',
              })
            }
            getRowHeight={() => 'auto'}
            slotProps={{ pagination: { labelRowsPerPage: t('list.perPage') } }}
          />
        </Box>
      )}
    </ListState>
  );
}

/** Past the last page (rows were deleted, an old link) the list goes to the last one there is. */
function useLastPage(data: Page<unknown> | undefined, { page, size, set }: ListParams) {
  const last = data && Math.max(1, Math.ceil(data.total / size));
  useEffect(() => {
    if (last !== undefined && page > last) set({ page: last });
  }, [last, page, set]);
}

function sortModel(sort: string) {
  if (!sort) return [];
  return [
    {
      field: sort.replace(/^-/, ''),
      sort: sort.startsWith('-') ? ('desc' as const) : ('asc' as const),
    },
  ];
}

function selectedIds(model: GridRowSelectionModel, rows: { id: Id }[]): Id[] {
  if (model.type === 'include') return [...model.ids];
  return rows.map((row) => row.id).filter((id) => !model.ids.has(id));
}
