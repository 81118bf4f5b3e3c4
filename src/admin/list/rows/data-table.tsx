import useMediaQuery from '@mui/material/useMediaQuery';
import { useEventCallback } from '@mui/material/utils';
import type {
  GridPaginationModel,
  GridRowSelectionModel,
  GridSortModel,
} from '@mui/x-data-grid/models';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Id } from '#src/lib/records/id.ts';
import { CardList } from './card-list.tsx';
import { useList } from '#src/admin/list/core/list-context.ts';
import { LazyGrid } from './lazy-grid.ts';
import { ListPages, UNKNOWN } from './list-pages.tsx';
import { RowArea } from '#src/admin/ui/row-area.tsx';
import { RowCheckbox } from './row-checkbox.tsx';
import { fittingColumns, type ListColumn, useGridColumns } from './use-grid-columns.tsx';
import { useTextScale } from './use-text-scale.ts';
import { RowsSkeleton } from '#src/admin/list/core/rows-skeleton.tsx';
import { PAGE_SIZES } from '#src/admin/list/core/list-address.ts';
import type { ListChanges } from '#src/admin/list/core/use-list-state.ts';

type DataTableProps<T extends { id: Id }> = {
  label: string;
  rows: T[];
  columns: ListColumn<T>[];
  labelOf: (row: T) => string;
  actions: (row: T) => ReactNode;
  /** Width in px of the column with the actions. */
  actionsWidth: number;
  card: (row: T, actions: ReactNode) => ReactNode;
};

/** The rows of one page: a data grid, or cards on narrow screens and where its columns have no room. */
export function DataTable<T extends { id: Id }>(props: DataTableProps<T>) {
  const { actionsWidth } = props;
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const [place, width] = useWidth();
  const scale = useTextScale();
  const columns = useMemo(
    () =>
      isNarrow ? undefined : fittingColumns(props.columns, (width ?? 0) / scale, actionsWidth),
    [isNarrow, props.columns, width, scale, actionsWidth],
  );
  return (
    <div ref={place}>
      {width !== undefined && (
        <RowArea>
          {columns ? <Table {...props} columns={columns} scale={scale} /> : <Cards {...props} />}
        </RowArea>
      )}
    </div>
  );
}

/** Measures an element's width in px: a ref for the element, and the width, undefined until it is measured. */
function useWidth() {
  const [width, setWidth] = useState<number>();
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => {
      // A hidden page has none.
      if (element.clientWidth > 0) setWidth(element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measure, width] as const;
}

function Cards<T extends { id: Id }>(props: DataTableProps<T>) {
  const { label, rows, labelOf, actions, card } = props;
  return (
    <>
      <CardList label={label} rows={rows} labelOf={labelOf}>
        {(row) => card(row, actions(row))}
      </CardList>
      <ListPages />
    </>
  );
}

/** Each changed prop renders the whole grid again, so all props are memoized. */
function Table<T extends { id: Id }>(props: DataTableProps<T> & { scale: number }) {
  const { label, rows, columns, actions, actionsWidth, scale } = props;
  const { params, read, total, selection } = useList();
  const { page: place, size: pageSize, sort } = params;
  const allColumns = useGridColumns(columns, actions, actionsWidth, scale);
  const sorting = useMemo(() => sortModel(sort), [sort]);
  const paging = useMemo(() => ({ page: place - 1, pageSize }), [place, pageSize]);
  const selected = useMemo(
    (): GridRowSelectionModel => ({ type: 'include', ids: new Set(selection.ids) }),
    [selection.ids],
  );
  const select = useEventCallback((model: GridRowSelectionModel) =>
    selection.set(selectedIds(model, rows)),
  );
  const turnTo = useEventCallback((next: GridPaginationModel) =>
    params.set(({ page }): ListChanges =>
      // Counted from the page in the URL, which may not be shown yet, so that quick presses add up.
      next.pageSize === pageSize
        ? { page: page + next.page + 1 - place }
        : { page: 1, size: next.pageSize },
    ),
  );
  const sortBy = useEventCallback(([first]: GridSortModel) =>
    params.set((now) => {
      if (!first) return { sort: '' };
      const { field } = first;
      const isSorted = now.sort === sort;
      const isDescending = isSorted ? first.sort === 'desc' : now.sort !== `-${field}`;
      return { sort: isDescending ? `-${field}` : field };
    }),
  );
  return (
    <LazyGrid fallback={<RowsSkeleton />} shown={rows.length}>
      {(DataGrid, texts) => (
        <DataGrid
          aria-label={label}
          rows={rows}
          getRowId={idOf}
          columns={allColumns}
          rowCount={total ?? UNKNOWN}
          loading={read.isPlaceholderData}
          localeText={texts}
          slots={SLOTS}
          disableEval
          disableColumnFilter
          disableColumnSelector
          density={params.memory.density}
          disableRowSelectionOnClick
          checkboxSelection
          keepNonExistentRowsSelected
          rowSelectionModel={selected}
          onRowSelectionModelChange={select}
          paginationMode="server"
          pageSizeOptions={PAGE_SIZES}
          paginationModel={paging}
          onPaginationModelChange={turnTo}
          sortingMode="server"
          sortingOrder={SORTING_ORDER}
          sortModel={sorting}
          onSortModelChange={sortBy}
          rowHeight={56 * scale}
          columnHeaderHeight={HEAD_HEIGHT * scale}
          sx={gridStyles}
        />
      )}
    </LazyGrid>
  );
}

const SLOTS = { rowCheckbox: RowCheckbox };
const SORTING_ORDER = ['desc', 'asc'] as const;

/** Of the row with the columns' names, in px, with text of the usual size: the grid's own. */
const HEAD_HEIGHT = 56;

const gridStyles = {
  border: 0,
  // What has the focus inside a cell has an outline of its own.
  '& .MuiDataGrid-cell:not(:focus-visible), & .MuiDataGrid-columnHeader:not(:focus-visible)': {
    outline: 'none',
  },
  '& .MuiDataGrid-cell': {
    display: 'flex',
    alignItems: 'center',
    // The grid's own is as high as the row.
    lineHeight: 1.4,
    // Keeps a focused element from hiding below the row of names.
    scrollMarginTop: `max(${HEAD_HEIGHT}px, ${HEAD_HEIGHT / 16}rem)`,
  },
  // The columns' names stay below the page's header. `clip` is no scroll container, which would hold them;
  // a grid that is wider than its place has to be one.
  '&, & .MuiDataGrid-mainContent, & .MuiDataGrid-main': { overflow: 'clip' },
  '& .MuiDataGrid-virtualScroller:not(.MuiDataGrid-virtualScroller--hasScrollX)': {
    // `!important` overrides the element's inline styles.
    overflow: 'clip !important',
    '& .MuiDataGrid-topContainer': {
      top: 'calc(var(--header-height) + var(--page-tabs-height, 0px))',
    },
  },
};

function sortModel(sort: string) {
  if (!sort) return [];
  const isDescending = sort.startsWith('-');
  return [
    { field: sort.replace(/^-/, ''), sort: isDescending ? ('desc' as const) : ('asc' as const) },
  ];
}

/** The row's id as text, as the grid's selection has it. */
const idOf = ({ id }: { id: Id }) => String(id);

function selectedIds(model: GridRowSelectionModel, rows: { id: Id }[]): Id[] {
  if (model.type === 'include') return [...model.ids];
  return rows.map(idOf).filter((id) => !model.ids.has(id));
}
