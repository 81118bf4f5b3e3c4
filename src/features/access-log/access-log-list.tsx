import DetailsIcon from '@mui/icons-material/ArticleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import Chip from '@mui/material/Chip';
import { NoRows } from '#src/admin/list/core/list-state.tsx';
import { PagedList } from '#src/admin/list/paged-list.tsx';
import { RowDeleteButton } from '#src/admin/list/cells/row-delete-button.tsx';
import type { ListParams } from '#src/admin/list/core/use-list-params.ts';
import { OPENED_HERE } from '#src/components/overlay/use-close-addressed.ts';
import { formatDateTime } from '#src/i18n/format/format-date-time.ts';
import { TwoLines } from '#src/admin/list/cells/two-lines.tsx';
import { useList } from '#src/admin/list/core/list-context.ts';
import type { CsvColumn, ListColumn } from '#src/admin/list/rows/use-grid-columns.tsx';
import { accessLogApi, EXACT_FILTERS } from './api.ts';
import { CleanUpButton } from './clean-up-button.tsx';
import { formatDuration } from './format-duration.ts';
import type { AccessLog } from './schema.ts';
import { useAgentText } from './user-agent.ts';
import { visitHash } from './visit-address.ts';
import { visitLabel } from './visit-label.ts';

export function AccessLogList({ params }: { params: ListParams }) {
  const { t } = useTranslation('access-log');
  const columns = useAccessLogColumns();
  const belowOf = (name: string) => columns.find(({ field }) => field === name)?.below ?? [];
  return (
    <PagedList
      label={t('list.title')}
      api={accessLogApi}
      params={params}
      columns={columns}
      fileColumns={(shown) => shown.flatMap((column) => [column, belowOf(column.field)].flat())}
      labelOf={visitLabel}
      filters={FILTERS}
      lastTools={<CleanUpButton />}
      empty={<NoRows title={t('list.empty')} description={t('list.emptyHint')} />}
      actions={(visit, ask) => <VisitActions visit={visit} onDelete={() => ask('delete')} />}
      card={(visit, actions) => <AccessLogCard visit={visit} actions={actions} />}
    />
  );
}

type AccessLogCardProps = { visit: AccessLog; actions: ReactNode };

function AccessLogCard({ visit, actions }: AccessLogCardProps) {
  const { createTime, path, region, ip, userAgent, username, duration } = visit;
  const { browser, system } = useAgentText()(userAgent);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="div" sx={{ overflowWrap: 'anywhere' }}>
          <bdi dir="ltr">{path}</bdi>
        </Typography>
        {[
          [formatDateTime(createTime), formatDuration(duration)],
          [region, ip, username],
          [browser, system],
        ].map((texts) => (
          <Typography
            key={texts[0]}
            variant="caption"
            component="div"
            sx={{ color: 'text.secondary' }}
          >
            {texts.filter((text) => text !== '').join(' · ')}
          </Typography>
        ))}
      </Box>
      {actions}
    </Box>
  );
}

type VisitActionsProps = { visit: AccessLog; onDelete: () => void };

function VisitActions({ visit, onDelete }: VisitActionsProps) {
  const { t } = useTranslation('access-log');
  const { search } = useLocation();
  const name = visitLabel(visit);
  return (
    <div className="row-actions">
      <Link
        to={{ search, hash: visitHash(visit.id) }}
        state={OPENED_HERE}
        preventScrollReset
        className="row-action"
        data-hint={t('details.title')}
        aria-label={t('details.of', { name })}
      >
        <DetailsIcon fontSize="small" />
      </Link>
      <RowDeleteButton label={name} onDelete={onDelete} />
    </div>
  );
}

/** A removable chip for a filter of one value, where it is set. */
function ExactFilter({ name }: { name: (typeof EXACT_FILTERS)[number] }) {
  const { t } = useTranslation('access-log');
  const { params } = useList();
  const value = params.filters[name];
  if (!value) return null;
  return (
    <Chip
      label={t('filter.only', { field: t(`field.${name}`), value })}
      onDelete={() => params.set({ [name]: '' })}
      sx={{ maxWidth: 1 }}
    />
  );
}

const FILTERS = Object.fromEntries(
  EXACT_FILTERS.map((name) => [name, <ExactFilter key={name} name={name} />]),
);

type AccessLogColumn = ListColumn<AccessLog> & {
  /** Field on the second line of the cell; a separate column in the CSV. */
  below?: CsvColumn<AccessLog>;
};

function useAccessLogColumns(): AccessLogColumn[] {
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
