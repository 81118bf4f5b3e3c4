import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  GridCellEditStopReasons,
  GridCellModes,
  type GridCellModesModel,
  type GridCellParams,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid/models';
import { type MouseEvent, type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RowArea } from '#src/admin/ui/row-area.tsx';
import { useGridTexts } from '#src/admin/ui/use-grid-texts.ts';
import { CellText } from './cell-text.tsx';
import { EditCell } from './edit-cell.tsx';
import type { ImportField } from '#src/admin/import/plan/fields.ts';
import type { RowPlan } from '#src/admin/import/plan/plan-rows.ts';
import { problemText } from '#src/admin/import/plan/problem-text.ts';

type RowGridProps = {
  label: string;
  fields: readonly ImportField[];
  plans: readonly RowPlan[];
  /** The state of a row: what will happen, or has happened. */
  state: (plan: RowPlan) => ReactNode;
  /** More about the state. */
  details: (plan: RowPlan) => string;
  /** Called with the changed cells of a row; without it the rows can only be read. */
  onMend?: (line: number, cells: Record<string, string>) => void;
};

const NO_MODES: GridCellModesModel = {};

/** The grid of the file's rows, with a column per field. A press on a cell opens it for typing. */
export function RowGrid(props: RowGridProps) {
  const { label, fields, plans, state, details, onMend } = props;
  const { t } = useTranslation('import');
  const localeText = useGridTexts();
  const [modes, setModes] = useState(NO_MODES);
  const isEditable = onMend !== undefined;
  const columns = useMemo((): GridColDef<RowPlan>[] => {
    const all: GridColDef<RowPlan>[] = [
      { field: 'line', headerName: t('grid.line'), width: 64, valueGetter: lineOf },
      {
        field: 'state',
        headerName: t('grid.state'),
        width: 176,
        renderCell: ({ row }) => (
          <Box sx={{ minWidth: 0 }}>
            {state(row)}
            <Typography variant="caption" component="div" sx={{ mt: 0.5, whiteSpace: 'normal' }}>
              {details(row)}
            </Typography>
          </Box>
        ),
      },
      ...fields.map((field): GridColDef<RowPlan> => cellColumn(field, isEditable, t)),
    ];
    return all.map((column) => ({ ...column, sortable: false }));
  }, [fields, isEditable, state, details, t]);

  const openCell = (cell: GridCellParams, { currentTarget, target }: MouseEvent) => {
    // React events of the typing area bubble here too.
    const isInside = target instanceof Node && currentTarget.contains(target);
    if (!cell.isEditable || cell.cellMode === 'edit' || !isInside) return;
    setModes({ [cell.id]: { [cell.field]: { mode: GridCellModes.Edit } } });
  };
  const stopEdit: GridEventListener<'cellEditStop'> = ({ reason }, event) => {
    const isEnter = reason === GridCellEditStopReasons.enterKeyDown;
    const isNewLine = isEnter && 'shiftKey' in event && event.shiftKey;
    if (isNewLine) event.defaultMuiPrevented = true;
  };
  const isTyping = Object.keys(modes).length > 0;
  return (
    <RowArea>
      <Box
        sx={{ display: 'flex', flexDirection: 'column' }}
        // Escape ends the typing and must not close the dialog too.
        onKeyDown={(event) => {
          if (event.key === 'Escape' && isTyping) event.stopPropagation();
        }}
      >
        <DataGrid
          aria-label={label}
          rows={plans}
          columns={columns}
          getRowId={lineOfPlan}
          getRowHeight={autoHeight}
          localeText={localeText}
          disableEval
          disableColumnFilter
          disableColumnMenu
          disableColumnSelector
          disableRowSelectionOnClick
          cellModesModel={modes}
          onCellModesModelChange={setModes}
          onCellClick={openCell}
          onCellEditStop={stopEdit}
          processRowUpdate={(next: RowPlan, before: RowPlan) => {
            const changed = Object.entries(next.row.cells).filter(
              ([name, text]) => text !== before.row.cells[name],
            );
            if (changed.length > 0) onMend?.(next.row.line, Object.fromEntries(changed));
            return next;
          }}
          initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
          pageSizeOptions={[25, 50, 100]}
          sx={gridStyles}
        />
      </Box>
    </RowArea>
  );
}

const lineOfPlan = ({ row }: RowPlan) => row.line;
const lineOf = (_value: unknown, { row }: RowPlan) => row.line;
const autoHeight = () => 'auto' as const;

type Translate = Parameters<typeof problemText>[0];

function cellColumn(field: ImportField, editable: boolean, t: Translate): GridColDef<RowPlan> {
  const { name, label, isLong = false, write } = field;
  const isId = name === 'id';
  const textOf = ({ row }: RowPlan) => row.cells[name] ?? '';
  return {
    field: name,
    headerName: label,
    ...(isId ? { width: 88 } : { minWidth: isLong ? 220 : 140, flex: isLong ? 2 : 1 }),
    editable,
    valueGetter: (_value: unknown, plan) => textOf(plan),
    valueSetter: (text: string, plan) => ({
      ...plan,
      row: { ...plan.row, cells: { ...plan.row.cells, [name]: text } },
    }),
    cellClassName: ({ row }) => classOf(row, name),
    renderCell: ({ row: plan }) => {
      const problem = plan.problems.find((one) => one.field === name);
      const change = plan.changes.find((one) => one.field === name);
      const isCompared = change && change.before !== undefined;
      const before = isCompared ? write(change.before) || t('grid.nothing') : undefined;
      return (
        <CellText
          text={textOf(plan)}
          // Rows that cannot be edited show it in their details.
          problem={editable && problem ? problemText(t, problem.code) : undefined}
          before={before && t('grid.before', { value: before })}
        />
      );
    },
    renderEditCell: (params) => <EditCell field={field} params={params} />,
  };
}

function classOf({ problems, changes }: RowPlan, name: string): string {
  if (problems.some(({ field }) => field === name)) return 'at-fault';
  return changes.some(({ field }) => field === name) ? 'changed' : '';
}

const gridStyles = {
  '& .MuiDataGrid-cell': { py: 1.25, lineHeight: 1.5, overflowWrap: 'anywhere' },
  '& .MuiDataGrid-cell--editable': { cursor: 'text' },
  '& .at-fault': { boxShadow: 'inset 0 0 0 1px var(--mui-palette-error-main)' },
  '& .changed': { bgcolor: 'action.hover' },
};
