import { useTranslation } from 'react-i18next';
import { FilterSelect } from '#src/admin/list/filters/filter-select.tsx';
import { createImportButton } from '#src/admin/import/import-button.tsx';
import { HeaderActions } from '#src/admin/ui/header-actions.tsx';
import { NewButton } from '#src/admin/list/core/new-button.tsx';
import { PagedList } from '#src/admin/list/paged-list.tsx';
import { StatusFilter } from '#src/admin/list/filters/status-filter.tsx';
import { useListParams } from '#src/admin/list/core/use-list-params.ts';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { jobAdminApi } from './admin-api.ts';
import type { JobFilter } from './admin-api.ts';
import { JobListCard } from './job-list-card.tsx';
import { JOB_TYPES } from './schema.ts';
import { useCities } from './use-cities.ts';
import { useJobColumns, useJobFileColumns } from './use-job-columns.tsx';

const ImportButton = createImportButton(async () => (await import('./job-import.tsx')).JobImport);

export function Component() {
  const { t } = useTranslation('recruitment-info');
  const params = useListParams();
  const columns = useJobColumns();
  const newButton = <NewButton label={t('new.title')} />;
  return (
    <>
      <PageHeader
        title={t('list.title')}
        purpose={t('list.purpose')}
        action={
          <HeaderActions>
            <ImportButton />
            {newButton}
          </HeaderActions>
        }
      />
      <PagedList
        label={t('list.title')}
        api={jobAdminApi}
        params={params}
        columns={columns}
        fileColumns={useJobFileColumns()}
        filters={<JobFilters />}
        newButton={newButton}
        card={(job, actions) => <JobListCard job={job} actions={actions} />}
      />
    </>
  );
}

function JobFilters() {
  const { t } = useTranslation(['recruitment-info', 'job']);
  const cities = useCities();
  return (
    <>
      <FilterSelect<JobFilter>
        name="type"
        label={t('field.type')}
        options={JOB_TYPES.map((type) => ({ value: type, label: t(`job:type.${type}`) }))}
      />
      <FilterSelect<JobFilter>
        name="city"
        label={t('field.city')}
        options={cities.map((city) => ({ value: city, label: city }))}
      />
      <StatusFilter />
    </>
  );
}
