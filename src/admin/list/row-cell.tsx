import type { GridRenderCellParams } from '@mui/x-data-grid/models';
import { memo } from 'react';
import type { ReactNode } from 'react';

type RowCellProps = {
  params: GridRenderCellParams;
  render: (params: GridRenderCellParams) => ReactNode;
};

/**
 * What a column puts into a cell. The grid draws all cells again with each of its own properties that changes,
 * `loading` for one; what stands in them is drawn again only for another row.
 */
export const RowCell = memo(
  ({ params, render }: RowCellProps) => render(params),
  (before, after) =>
    before.render === after.render &&
    before.params.row === after.params.row &&
    before.params.tabIndex === after.params.tabIndex,
);
RowCell.displayName = 'RowCell';
