import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { StatusChip } from '#src/admin/list/status-chip.tsx';
import { HistoryTitle } from './history-title.tsx';
import { formatHistoryDate } from './public/format-history-date.ts';
import type { HistoryEntry } from './schema.ts';

type HistoryListCardProps = { entry: HistoryEntry; actions: ReactNode };

/** An entry of the history in the list on phones. */
export function HistoryListCard({ entry, actions }: HistoryListCardProps) {
  return (
    <>
      <HistoryTitle entry={entry} />
      <Box sx={{ mt: 1, display: 'flex', alignItems: 'center', gap: 1 }}>
        <StatusChip status={entry.status} />
        <Typography variant="caption" sx={{ flexGrow: 1, color: 'text.secondary' }}>
          {formatHistoryDate(entry.date)}
        </Typography>
        {actions}
      </Box>
    </>
  );
}
