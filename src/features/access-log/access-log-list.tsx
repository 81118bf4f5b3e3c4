import Card from '@mui/material/Card';
import { useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Page } from '#src/api/page.ts';
import { EmptyState } from '#src/components/empty-state.tsx';
import { EmptyIllustration } from '#src/components/illustrations/empty-illustration.tsx';
import { ColumnsButton } from '#src/components/list/columns-button.tsx';
import { DataTable } from '#src/components/list/data-table.tsx';
import { ExportButton } from '#src/components/list/export-button.tsx';
import { ListState } from '#src/components/list/list-state.tsx';
import { ReadAllDialog } from '#src/components/list/read-all-dialog.tsx';
import { SelectionBar } from '#src/components/list/selection-bar.tsx';
import { useKnownRows } from '#src/components/list/use-known-rows.ts';
import { useLastPage } from '#src/components/list/use-last-page.ts';
import { useSelection } from '#src/components/list/use-selection.ts';
import { useShownColumns } from '#src/components/list/use-shown-columns.ts';
import { ListToolbar } from '#src/crud/list-toolbar.tsx';
import { saveCsv } from '#src/crud/save-csv.ts';
import { useBulk } from '#src/crud/use-bulk.tsx';
import { useListMemory } from '#src/crud/use-list-memory.ts';
import type { ListParams } from '#src/crud/use-list-params.ts';
import { toast } from '#src/lib/toast.ts';
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
  const { t } = useTranslation(['access-log', 'crud']);
  const columns = useAccessLogColumns();
  const { memory, remember } = useListMemory();
  const shown = useShownColumns(columns, memory);
  const client = useQueryClient();
  const selection = useSelection();
  const place = useRef<HTMLDivElement>(null);
  const bulk = useBulk({ api: accessLogApi, labelOf: visitLabel, selection, place });
  const [everything, setEverything] = useState<AccessLog[]>(NONE);
  const [purpose, setPurpose] = useState<'select' | 'export'>();
  const rows = list.data?.rows ?? NONE;
  const known = useKnownRows(rows, everything);
  useLastPage(list.data, params);

  const use = {
    select: (visits: AccessLog[]) => {
      setEverything(visits);
      selection.set(visits.map(({ id }) => id));
    },
    export: (visits: AccessLog[]) => {
      saveCsv(t('list.title'), shown, visits);
      toast.success(t('crud:list.exported', { count: visits.length }));
    },
  };

  return (
    <Card ref={place} tabIndex={-1} sx={{ outline: 0 }}>
      <ListToolbar
        params={params}
        list={list}
        tools={
          <>
            <ColumnsButton columns={columns} look={memory} onChange={remember} />
            <ExportButton onClick={() => setPurpose('export')} />
            <CleanUpButton />
          </>
        }
      >
        <AccessLogFilters params={params} />
      </ListToolbar>
      <SelectionBar
        selection={selection}
        total={list.data?.total ?? 0}
        onSelectAll={() => setPurpose('select')}
        onDelete={() => bulk.ask(known([...selection.ids]))}
      />
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
      {bulk.dialog}
      {purpose && (
        <ReadAllDialog
          title={t(purpose === 'select' ? 'crud:list.selecting' : 'crud:list.exporting')}
          queryKey={accessLogApi.page(params.query).queryKey}
          readPage={(at) =>
            client.fetchQuery({
              ...accessLogApi.page({ ...params.query, ...at }),
              staleTime: 0,
              gcTime: 0,
            })
          }
          onRead={(visits) => {
            setPurpose(undefined);
            use[purpose](visits);
          }}
          onCancel={() => setPurpose(undefined)}
        />
      )}
    </Card>
  );
}

const NONE: never[] = [];
