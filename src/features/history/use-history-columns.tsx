import type { GridColDef } from '@mui/x-data-grid/models';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '#src/admin/list/status-chip.tsx';
import { HistoryTitle } from './history-list-card.tsx';
import { formatListDate } from './format-list-date.ts';
import type { HistoryEntry } from './schema.ts';

/** The columns of the list of the history. */
export function useHistoryColumns(): GridColDef<HistoryEntry>[] {
  const { t } = useTranslation('development-history');
  return useMemo(
    () => [
      {
        field: 'date',
        headerName: t('field.date'),
        width: 140,
        valueFormatter: (date: string) => formatListDate(date),
      },
      {
        field: 'title',
        headerName: t('field.title'),
        flex: 1,
        minWidth: 260,
        renderCell: ({ row }) => <HistoryTitle entry={row} />,
      },
      { field: 'sort', headerName: t('field.sort'), type: 'number', width: 80 },
      {
        field: 'status',
        headerName: t('status.label'),
        width: 100,
        renderCell: ({ row }) => <StatusChip status={row.status} />,
      },
    ],
    [t],
  );
}
