import { useEventCallback } from '@mui/material/utils';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid/models';
import { memo, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '#src/lib/records/id.ts';

/** The width of the columns with the checkboxes and the actions (three buttons), in px. */
const ENDS = { checkboxes: 50, actions: 110 };

/** More are not left out: cards show the whole record. */
const MAX_LEFT_OUT = 2;

/**
 * The columns for which a table of this width has room: the last ones are left out first. Undefined where it
 * has too little room for a table.
 * @param room in px, with text of the usual size; 0 where it is unknown
 */
export function fittingColumns<T extends { id: Id }>(
  columns: GridColDef<T>[],
  room: number,
): GridColDef<T>[] | undefined {
  if (room === 0) return columns;
  for (let count = columns.length; count >= columns.length - MAX_LEFT_OUT; count -= 1) {
    const some = columns.slice(0, count);
    const widths = some.map(({ width, minWidth }) => width ?? minWidth ?? 100);
    const needed = widths.reduce((sum, width) => sum + width, ENDS.checkboxes + ENDS.actions);
    if (count > 0 && needed <= room) return some;
  }
  return undefined;
}

/**
 * The grid's columns: the list's own, then the actions.
 * @param scale of their widths, which are for text of the usual size
 */
export function useGridColumns<T extends { id: Id }>(
  columns: GridColDef<T>[],
  actions: (row: T) => ReactNode,
  scale: number,
): GridColDef<T>[] {
  const { t } = useTranslation('crud');
  const actionsOf = useEventCallback(actions);
  return useMemo(() => {
    const last: GridColDef<T> = {
      field: 'actions',
      headerName: t('list.actions'),
      sortable: false,
      resizable: false,
      align: 'right',
      headerAlign: 'right',
      width: ENDS.actions,
      renderCell: ({ row }) => actionsOf(row),
    };
    return [...columns, last].map((own) => {
      const { width, minWidth } = own;
      const column = {
        ...own,
        ...(width !== undefined && { width: width * scale }),
        ...(minWidth !== undefined && { minWidth: minWidth * scale }),
      };
      const { renderCell = TEXT } = column;
      return {
        ...column,
        renderCell: (params) => <RowCell params={params} render={renderCell} />,
      };
    });
  }, [columns, actionsOf, scale, t]);
}

/** A text that does not fit has an ellipsis, and its whole in a tooltip. */
const TEXT = ({ formattedValue }: GridRenderCellParams) => (
  <span className="cell-text" title={String(formattedValue ?? '')}>
    {formattedValue}
  </span>
);

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
