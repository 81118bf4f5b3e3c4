import type { GridColDef } from '@mui/x-data-grid/models';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CsvColumn } from '#src/admin/list/export/save-csv.ts';
import { StatusChip } from '#src/admin/list/cells/status-chip.tsx';
import { formatDay } from '#src/i18n/format-day.ts';
import { formatSplitDay } from '#src/i18n/format-split.ts';
import { HistoryTitle } from './history-list-card.tsx';
import type { HistoryEntry } from './schema.ts';

/** The columns of the list of the history. */
export function useHistoryColumns(): (GridColDef<HistoryEntry> & CsvColumn<HistoryEntry>)[] {
  const { t } = useTranslation('development-history');
  return useMemo(
    () => [
      {
        field: 'date',
        headerName: t('field.date'),
        width: 140,
        valueFormatter: (date: string) => formatDay(date),
        csv: ({ date }) => formatSplitDay(date),
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
        headerName: t('field.status'),
        width: 100,
        renderCell: ({ row }) => <StatusChip status={row.status} />,
      },
    ],
    [t],
  );
}
