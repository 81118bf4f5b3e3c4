import { useTranslation } from 'react-i18next';
import { PageHeader } from '#src/components/page-header.tsx';
import { NewButton } from '#src/admin/list/new-button.tsx';
import { PagedList } from '#src/admin/list/paged-list.tsx';
import { useListParams } from '#src/admin/list/use-list-params.ts';
import { jobAdminApi } from './admin-api.ts';
import { JobFilters } from './job-filters.tsx';
import { JobListCard } from './job-list-card.tsx';
import { useJobColumns } from './use-job-columns.tsx';

export function Component() {
  const { t } = useTranslation('recruitment-info');
  const params = useListParams('-publishTime');
  const columns = useJobColumns();
  const newButton = <NewButton label={t('new.title')} />;
  return (
    <>
      <PageHeader title={t('list.title')} purpose={t('list.purpose')} action={newButton} />
      <PagedList
        label={t('list.title')}
        api={jobAdminApi}
        params={params}
        columns={columns}
        labelOf={(job) => job.title}
        filters={<JobFilters params={params} />}
        newButton={newButton}
        card={(job, actions) => <JobListCard job={job} actions={actions} />}
      />
    </>
  );
}
