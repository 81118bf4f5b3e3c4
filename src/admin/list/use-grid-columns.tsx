import { useEventCallback } from '@mui/material/utils';
import type { GridColDef } from '@mui/x-data-grid/models';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '#src/lib/id.ts';
import { RowCell } from './row-cell.tsx';

/** A list's own columns, and that of the actions at their end. */
export function useGridColumns<T extends { id: Id }>(
  columns: GridColDef<T>[],
  actions: (row: T) => ReactNode,
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
      width: 96,
      renderCell: ({ row }) => actionsOf(row),
    };
    return [...columns, last].map((column) => {
      const { renderCell } = column;
      if (!renderCell) return column;
      return {
        ...column,
        renderCell: (params) => <RowCell params={params} render={renderCell} />,
      };
    });
  }, [columns, actionsOf, t]);
}
