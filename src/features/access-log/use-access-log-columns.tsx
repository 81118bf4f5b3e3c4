import type { GridColDef } from '@mui/x-data-grid/models';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CsvColumn } from '#src/crud/save-csv.ts';
import { formatDateTime } from '#src/i18n/format-date-time.ts';
import { AgentLines } from './agent-lines.tsx';
import { formatDuration } from './format-duration.ts';
import type { AccessLog } from './schema.ts';
import { useAgentText } from './use-agent-text.ts';

/** The columns of the access log. */
export function useAccessLogColumns(): (GridColDef<AccessLog> & CsvColumn<AccessLog>)[] {
  const { t } = useTranslation('access-log');
  const agentText = useAgentText();
  return useMemo(
    () => [
      {
        field: 'createTime',
        headerName: t('field.createTime'),
        width: 148,
        valueFormatter: (iso: string) => formatDateTime(iso),
      },
      {
        field: 'path',
        headerName: t('field.path'),
        flex: 1,
        minWidth: 160,
        // A path's first slash stays first where reading goes the other way.
        renderCell: ({ row }) => <bdi dir="ltr">{row.path}</bdi>,
      },
      { field: 'region', headerName: t('field.region'), width: 96 },
      { field: 'ip', headerName: t('field.ip'), width: 124 },
      {
        field: 'userAgent',
        headerName: t('field.device'),
        width: 120,
        sortable: false,
        renderCell: ({ row }) => <AgentLines userAgent={row.userAgent} />,
        csv: ({ userAgent }) => Object.values(agentText(userAgent)).join(' ').trim(),
      },
      { field: 'username', headerName: t('field.username'), width: 88 },
      {
        field: 'duration',
        headerName: t('field.duration'),
        type: 'number',
        width: 92,
        valueFormatter: (duration: number | null) => formatDuration(duration),
      },
      { field: 'referrer', headerName: t('field.referrer'), width: 150 },
    ],
    [t, agentText],
  );
}
