import { useMemo } from 'react';
import { StatusSwitch } from '#src/admin/list/cells/status-switch.tsx';
import { useColumns } from '#src/admin/list/use-columns.tsx';
import { formatDay } from '#src/i18n/format/format-day.ts';
import { formatSplitDay } from '#src/i18n/format/format-split.ts';
import { HistoryTitle } from './history-list-card.tsx';
import { historyFields } from './schema.ts';

/** The columns of the list of the history. */
export function useHistoryColumns() {
  const column = useColumns(historyFields, 'development-history');
  return useMemo(
    () => [
      column('date', {
        width: 140,
        valueFormatter: (date: string) => formatDay(date),
        csv: ({ date }) => ({ moment: formatSplitDay(date) }),
      }),
      column('title', {
        flex: 1,
        minWidth: 260,
        renderCell: ({ row }) => <HistoryTitle entry={row} />,
      }),
      column('sort', { width: 80 }),
      column('status', {
        width: 100,
        renderCell: ({ row }) => <StatusSwitch record={row} name={row.title} />,
      }),
    ],
    [column],
  );
}
