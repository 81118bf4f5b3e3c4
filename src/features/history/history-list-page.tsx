import { useTranslation } from 'react-i18next';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { NewButton } from '#src/admin/list/core/new-button.tsx';
import { PagedList } from '#src/admin/list/paged-list.tsx';
import { StatusFilter } from '#src/admin/list/filters/status-filter.tsx';
import { useListParams } from '#src/admin/list/core/use-list-params.ts';
import { HistoryListCard } from './history-list-card.tsx';
import { historyAdminApi } from './admin-api.ts';
import { useHistoryColumns } from './use-history-columns.tsx';

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
