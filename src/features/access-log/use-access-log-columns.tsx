import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CsvColumn } from '#src/admin/list/export/save-csv.ts';
import type { ListColumn } from '#src/admin/list/rows/use-grid-columns.tsx';
import { formatDateTime } from '#src/i18n/format/format-date-time.ts';
import { formatDuration } from './format-duration.ts';
import type { AccessLog } from './schema.ts';
import { useAgentText } from './use-agent-text.ts';

type AccessLogColumn = ListColumn<AccessLog> & {
  /** Field on the second line of the cell; a separate column in the CSV. */
  below?: CsvColumn<AccessLog>;
};

export function useAccessLogColumns(): AccessLogColumn[] {
  const { t } = useTranslation('access-log');
  const agentText = useAgentText();
  return useMemo(
    () => [
      {
        field: 'createTime',
        headerName: t('field.createTime'),
        width: 148,
        cell: ({ createTime }) => formatDateTime(createTime),
      },
      {
        field: 'path',
        headerName: t('field.path'),
        flex: 1,
        minWidth: 160,
        cell: (row) => (
          <TwoLines
            // Paths are left to right in a right-to-left layout, too.
            title={row.path}
            first={<bdi dir="ltr">{row.path}</bdi>}
            second={
              row.referrer && (
                <>
                  {t('list.from')} <bdi dir="ltr">{row.referrer}</bdi>
                </>
              )
            }
          />
        ),
        below: { field: 'referrer', headerName: t('field.referrer') },
      },
      {
        field: 'region',
        headerName: t('field.region'),
        width: 120,
        cell: ({ region, ip }) => <TwoLines first={region} second={ip} />,
        below: { field: 'ip', headerName: t('field.ip') },
      },
      {
        field: 'userAgent',
        headerName: t('field.device'),
        width: 116,
        sortable: false,
        cell: ({ userAgent }) => {
          const { browser, system } = agentText(userAgent);
          return <TwoLines first={browser} second={system} title={userAgent} />;
        },
        csv: ({ userAgent }) => Object.values(agentText(userAgent)).join(' ').trim(),
      },
      { field: 'username', headerName: t('field.username'), width: 84 },
      {
        field: 'duration',
        headerName: t('field.duration'),
        type: 'number',
        width: 88,
        cell: ({ duration }) => formatDuration(duration),
      },
    ],
    [t, agentText],
  );
}

type TwoLinesProps = {
  first: ReactNode;
  /** Second line, in smaller text; '' for none. */
  second: ReactNode;
  /** Tooltip with the complete text. */
  title?: string;
};

/** A table cell with two lines. */
function TwoLines({ first, second, title }: TwoLinesProps) {
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.4 }} title={title}>
      <Typography variant="body2" noWrap>
        {first}
      </Typography>
      {second !== '' && (
        <Typography variant="caption" component="div" noWrap sx={{ color: 'text.secondary' }}>
          {second}
        </Typography>
      )}
    </Box>
  );
}
