import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid/models';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useGridTexts } from '#src/admin/ui/use-grid-texts.ts';
import { rowProblemText } from './problem-text.ts';
import type { SheetRow } from './sheet.ts';

type RowGridProps = {
  label: string;
  /** Column titles. */
  head: string[];
  /** The column that identifies a row on a phone. */
  main: string | undefined;
  rows: SheetRow[];
};

/** Spreadsheet rows with their problems; invalid cells are highlighted. */
export function RowGrid({ label, head, main, rows }: RowGridProps) {
  const { t } = useTranslation('user');
  const localeText = useGridTexts();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const columns = useMemo(() => {
    const titles = isNarrow ? head.filter((title) => title === main) : head;
    const all: GridColDef<SheetRow>[] = [
      { field: 'line', headerName: t('import.line'), width: 60 },
      ...titles.map((title) => ({
        field: title,
        minWidth: 96,
        flex: 1,
        valueGetter: (_value: unknown, row: SheetRow) => row.cells[title],
        cellClassName: ({ row }: { row: SheetRow }) =>
          row.problems.some(({ column }) => column === title) ? 'at-fault' : '',
      })),
      {
        field: 'problems',
        headerName: t('import.problems'),
        minWidth: 140,
        flex: 2,
        valueGetter: (_value: unknown, row: SheetRow) => rowProblemText(t, row),
      },
    ];
    return all.map((column) => ({ ...column, sortable: false }));
  }, [head, isNarrow, main, t]);
  return (
    // Lets the grid grow with its rows.
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      <DataGrid
        aria-label={label}
        rows={rows}
        columns={columns}
        getRowId={({ line }) => line}
        getRowHeight={() => 'auto'}
        localeText={localeText}
        disableEval
        disableColumnFilter
        disableColumnMenu
        disableColumnSelector
        disableRowSelectionOnClick
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10, 50, 100]}
        sx={{
          '& .MuiDataGrid-cell': { py: 1.25, overflowWrap: 'anywhere' },
          '& .at-fault': { color: 'error.text', boxShadow: 'inset 0 0 0 1px currentColor' },
        }}
      />
    </Box>
  );
}
