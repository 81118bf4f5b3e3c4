import DetailsIcon from '@mui/icons-material/ArticleOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { ColumnsButton } from '#src/admin/list/memory/columns-button.tsx';
import { DataTable } from '#src/admin/list/rows/data-table.tsx';
import { ExportButton } from '#src/admin/list/export/export-button.tsx';
import { ListState } from '#src/admin/list/core/list-state.tsx';
import { ListToolbar } from '#src/admin/list/list-toolbar.tsx';
import { RowDeleteButton } from '#src/admin/list/cells/row-delete-button.tsx';
import { saveCsv } from '#src/admin/list/export/save-csv.ts';
import { SelectionBar } from '#src/admin/list/bulk/selection-bar.tsx';
import { useBulk } from '#src/admin/list/bulk/use-bulk.tsx';
import type { ListParams } from '#src/admin/list/core/use-list-params.ts';
import { usePagedList } from '#src/admin/list/use-paged-list.ts';
import { EmptyState } from '#src/components/page/empty-state.tsx';
import { EmptyIllustration } from '#src/components/illustrations/empty-illustration.tsx';
import { formatDateTime } from '#src/i18n/format-date-time.ts';
import { AccessLogFilters } from './access-log-filters.tsx';
import { accessLogApi } from './api.ts';
import { CleanUpButton } from './clean-up-button.tsx';
import { formatDuration } from './format-duration.ts';
import type { AccessLog } from './schema.ts';
import { useAccessLogColumns } from './use-access-log-columns.tsx';
import { useAgentText } from './use-agent-text.ts';
import { visitHash } from './visit-address.ts';
import { visitLabel } from './visit-label.ts';

type AccessLogListProps = { params: ListParams };

export function AccessLogList({ params }: AccessLogListProps) {
  const { t } = useTranslation('access-log');
  const list = usePagedList({
    api: accessLogApi,
    params,
    columns: useAccessLogColumns(),
    onExport: (found, shown) => {
      const inFile = shown.flatMap((column) => [column, ...(column.below ? [column.below] : [])]);
      saveCsv(t('list.title'), inFile, found);
    },
  });
  const { selection, place } = list;
  const bulk = useBulk({ api: accessLogApi, labelOf: visitLabel, selection, place });

  return (
    <Card ref={place} tabIndex={-1} sx={{ outline: 0, overflow: 'clip' }}>
      <ListToolbar
        {...list.toolbar}
        tools={
          <>
            <ColumnsButton {...list.columnsButton} />
            <ExportButton onClick={list.exportAll} />
            <CleanUpButton />
          </>
        }
      >
        <AccessLogFilters params={params} />
      </ListToolbar>
      {list.table.page?.rows.length === 0 && !params.isNarrowed ? (
        <EmptyState
          illustration={<EmptyIllustration />}
          title={t('list.empty')}
          description={t('list.emptyHint')}
        />
      ) : (
        <ListState {...list.listState} emptyAction={null}>
          <DataTable
            {...list.table}
            label={t('list.title')}
            labelOf={visitLabel}
            actions={(visit) => <VisitActions visit={visit} onDelete={() => bulk.ask([visit])} />}
            card={(visit, actions) => <AccessLogCard visit={visit} actions={actions} />}
          />
        </ListState>
      )}
      <SelectionBar {...list.selectionBar} onDelete={() => bulk.ask(list.selected())} />
      {bulk.dialog}
      {list.dialog}
    </Card>
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
        preventScrollReset
        className="row-action"
        data-hint={t('details.title')}
        aria-label={t('details.of', { name })}
      >
        {DETAILS}
      </Link>
      <RowDeleteButton label={name} onDelete={onDelete} />
    </div>
  );
}

const DETAILS = <DetailsIcon fontSize="small" />;
