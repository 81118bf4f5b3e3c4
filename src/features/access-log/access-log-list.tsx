import Card from '@mui/material/Card';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Page } from '#src/api/page.ts';
import { EmptyState } from '#src/components/empty-state.tsx';
import { EmptyIllustration } from '#src/components/illustrations/empty-illustration.tsx';
import { ColumnsButton } from '#src/admin/list/columns-button.tsx';
import { DataTable } from '#src/admin/list/data-table.tsx';
import { ExportButton } from '#src/admin/list/export-button.tsx';
import { ListState } from '#src/admin/list/list-state.tsx';
import { SelectionBar } from '#src/admin/list/selection-bar.tsx';
import { useLastPage } from '#src/admin/list/use-last-page.ts';
import { useReadAll } from '#src/admin/list/use-read-all.tsx';
import { useSelection } from '#src/admin/list/use-selection.ts';
import { useShownColumns } from '#src/admin/list/use-shown-columns.ts';
import { ListToolbar } from '#src/admin/list/list-toolbar.tsx';
import { saveCsv } from '#src/admin/list/save-csv.ts';
import { useBulk } from '#src/admin/list/use-bulk.tsx';
import { useListMemory } from '#src/admin/list/use-list-memory.ts';
import type { ListParams } from '#src/admin/list/use-list-params.ts';
import { usePageReader } from '#src/admin/list/use-page-reader.ts';
import { AccessLogCard } from './access-log-card.tsx';
import { AccessLogFilters } from './access-log-filters.tsx';
import { accessLogApi } from './api.ts';
import { CleanUpButton } from './clean-up-button.tsx';
import type { AccessLog } from './schema.ts';
import { useAccessLogColumns } from './use-access-log-columns.tsx';
import { VisitActions } from './visit-actions.tsx';
import { visitLabel } from './visit-label.ts';

type AccessLogListProps = {
  params: ListParams;
  list: UseQueryResult<Page<AccessLog>>;
};

/** The visits, newest first: they are looked at, exported and deleted, never changed (B1, B10). */
export function AccessLogList({ params, list }: AccessLogListProps) {
  const { t } = useTranslation('access-log');
  const columns = useAccessLogColumns();
  const { memory, remember } = useListMemory();
  const shown = useShownColumns(columns, memory);
  const selection = useSelection();
  const place = useRef<HTMLDivElement>(null);
  const bulk = useBulk({ api: accessLogApi, labelOf: visitLabel, selection, place });
  const rows = list.data?.rows ?? NONE;
  const all = useReadAll({
    ...usePageReader(accessLogApi, params.query),
    rows,
    selection,
    onExport: (found) => {
      const inFile = shown.flatMap((column) => [column, ...(column.below ? [column.below] : [])]);
      saveCsv(t('list.title'), inFile, found);
    },
  });
  useLastPage(list.data, params);

  return (
    <Card ref={place} tabIndex={-1} sx={{ outline: 0, overflow: 'clip' }}>
      <ListToolbar
        params={params}
        list={list}
        tools={
          <>
            <ColumnsButton columns={columns} look={memory} onChange={remember} />
            <ExportButton onClick={all.exportAll} />
            <CleanUpButton />
          </>
        }
      >
        <AccessLogFilters params={params} />
      </ListToolbar>
      {list.data && rows.length === 0 && !params.isNarrowed ? (
        <EmptyState
          illustration={<EmptyIllustration />}
          title={t('list.empty')}
          description={t('list.emptyHint')}
        />
      ) : (
        <ListState list={list} params={params} count={rows.length} emptyAction={null}>
          <DataTable
            label={t('list.title')}
            page={list.data}
            isLoading={list.isPlaceholderData}
            params={params}
            density={memory.density}
            columns={shown}
            labelOf={visitLabel}
            selection={selection}
            actions={(visit) => <VisitActions visit={visit} onDelete={() => bulk.ask([visit])} />}
            card={(visit, actions) => <AccessLogCard visit={visit} actions={actions} />}
          />
        </ListState>
      )}
      <SelectionBar
        selection={selection}
        total={list.data?.total ?? 0}
        onSelectAll={all.selectAll}
        onDelete={() => bulk.ask(all.selected())}
      />
      {bulk.dialog}
      {all.dialog}
    </Card>
  );
}

const NONE: never[] = [];
