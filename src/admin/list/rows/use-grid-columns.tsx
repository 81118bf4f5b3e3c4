import { useEventCallback } from '@mui/material/utils';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid/models';
import { memo, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '#src/lib/records/id.ts';

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
      // Three buttons.
      width: 110,
      renderCell: ({ row }) => actionsOf(row),
    };
    return [...columns, last].map((own) => {
      const { width, minWidth } = own;
      const column = {
        ...own,
        ...(width !== undefined && { width: width * scale }),
        ...(minWidth !== undefined && { minWidth: minWidth * scale }),
      };
      const { renderCell } = column;
      if (!renderCell) return column;
      return {
        ...column,
        renderCell: (params) => <RowCell params={params} render={renderCell} />,
      };
    });
  }, [columns, actionsOf, scale, t]);
}

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
