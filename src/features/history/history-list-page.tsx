import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusSwitch } from '#src/admin/list/cells/status-switch.tsx';
import { NewButton } from '#src/admin/list/core/new-button.tsx';
import { useListParams } from '#src/admin/list/core/use-list-params.ts';
import { StatusFilter } from '#src/admin/list/filters/status-filter.tsx';
import { PagedList } from '#src/admin/list/paged-list.tsx';
import { useColumns } from '#src/admin/list/use-columns.tsx';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { formatDay } from '#src/i18n/format/format-day.ts';
import { formatSplitDay } from '#src/i18n/format/format-split.ts';
import { historyAdminApi } from './admin-api.ts';
import { HistoryListCard, HistoryTitle } from './history-list-card.tsx';
import { historyFields } from './schema.ts';

export function Component() {
  const { t } = useTranslation(['development-history', 'crud']);
  const params = useListParams();
  const columns = useHistoryColumns();
  const newButton = <NewButton label={t('new.title')} />;
  return (
    <>
      <PageHeader title={t('list.title')} purpose={t('list.purpose')} action={newButton} />
      <PagedList
        label={t('list.title')}
        api={historyAdminApi}
        params={params}
        columns={columns}
        filters={<StatusFilter />}
        bulkFields={[{ kind: 'sort', name: 'sort', label: t('field.sort') }]}
        newButton={newButton}
        card={(entry, actions) => <HistoryListCard entry={entry} actions={actions} />}
      />
    </>
  );
}

/** The columns of the list of the history. */
function useHistoryColumns() {
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
