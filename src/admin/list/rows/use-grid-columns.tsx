import { useEventCallback } from '@mui/material/utils';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid/models';
import { memo, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '#src/lib/records/id.ts';
import type { CsvCell } from '#src/lib/text/csv.ts';

/** A column of an exported file. */
export type CsvColumn<T> = {
  field: string;
  headerName?: string | undefined;
  /** The cell's value, where it is not the field's. */
  csv?: (record: T) => CsvCell;
};

/** A column of a list; its width is for text of the usual size. */
export type ListColumn<T> = CsvColumn<T> &
  Pick<GridColDef, 'flex' | 'minWidth' | 'width' | 'sortable'> & {
    type?: 'number';
    /** What the table and the card show; by default the value as text. */
    cell?: (record: T) => ReactNode;
  };

/** The width of the column with the checkboxes, in px. */
const CHECKBOXES = 50;

/** More are not left out: cards show the whole record. */
const MAX_LEFT_OUT = 2;

/**
 * The columns for which a table of this width has room: the last ones are left out first. Undefined where it
 * has too little room for a table.
 * @param room in px, with text of the usual size; 0 where it is unknown
 * @param actionsWidth of the column with the rows' buttons
 */
export function fittingColumns<T>(
  columns: ListColumn<T>[],
  room: number,
  actionsWidth: number,
): ListColumn<T>[] | undefined {
  if (room === 0) return columns;
  for (let count = columns.length; count >= columns.length - MAX_LEFT_OUT; count -= 1) {
    const some = columns.slice(0, count);
    const widths = some.map(({ width, minWidth }) => width ?? minWidth ?? 100);
    const needed = widths.reduce((sum, width) => sum + width, CHECKBOXES + actionsWidth);
    if (count > 0 && needed <= room) return some;
  }
  return undefined;
}

/**
 * The grid's columns: the list's own, then the actions.
 * @param scale of their widths, which are for text of the usual size
 */
export function useGridColumns<T extends { id: Id }>(
  columns: ListColumn<T>[],
  actions: (row: T) => ReactNode,
  actionsWidth: number,
  scale: number,
): GridColDef<T>[] {
  const { t } = useTranslation('crud');
  const actionsOf = useEventCallback(actions);
  return useMemo(() => {
    const last: GridColDef<T> & ListColumn<T> = {
      field: 'actions',
      headerName: t('list.actions'),
      sortable: false,
      resizable: false,
      align: 'right',
      headerAlign: 'right',
      width: actionsWidth,
      cell: actionsOf,
    };
    return [...columns, last].map(({ cell, csv: _csv, ...column }) => {
      const { width, minWidth, headerName = column.field } = column;
      const render = cell ? (params: GridRenderCellParams<T>) => textOr(cell(params.row)) : TEXT;
      return {
        ...column,
        headerName,
        ...(width !== undefined && { width: width * scale }),
        ...(minWidth !== undefined && { minWidth: minWidth * scale }),
        renderCell: (params) => <RowCell params={params} render={render} />,
      };
    });
  }, [columns, actionsOf, actionsWidth, scale, t]);
}

/** A text that does not fit has an ellipsis, and its whole in a tooltip. */
function textOr(content: ReactNode): ReactNode {
  if (typeof content !== 'string') return content;
  return (
    <span className="cell-text" title={content}>
      {content}
    </span>
  );
}

const TEXT = ({ formattedValue }: GridRenderCellParams) => textOr(String(formattedValue ?? ''));

type RowCellProps = {
  params: GridRenderCellParams;
  render: (params: GridRenderCellParams) => ReactNode;
};

/** Renders a cell again only for another row; the grid renders all cells with each changed prop, as `loading`. */
const RowCell = memo(
  ({ params, render }: RowCellProps) => render(params),
  (before, after) =>
    before.render === after.render &&
    before.params.row === after.params.row &&
    before.params.tabIndex === after.params.tabIndex,
);
RowCell.displayName = 'RowCell';
