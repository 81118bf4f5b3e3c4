import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { adminApi } from '#src/admin/admin-api.ts';
import { createImportButton } from '#src/admin/import/import-button.tsx';
import { NewButton } from '#src/admin/list/core/new-button.tsx';
import { useListParams } from '#src/admin/list/core/use-list-params.ts';
import type { CsvColumn } from '#src/admin/list/export/save-csv.ts';
import { FilterSelect } from '#src/admin/list/filters/filter-select.tsx';
import { StatusFilter } from '#src/admin/list/filters/status-filter.tsx';
import { PagedList } from '#src/admin/list/paged-list.tsx';
import { useColumns, useFileColumns } from '#src/admin/list/use-columns.tsx';
import { HeaderActions } from '#src/admin/ui/header-actions.tsx';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { formatDay } from '#src/i18n/format/format-day.ts';
import { JOB_PHASES } from './job-phase.ts';
import { JobDeadline, JobListCard, JobSwitch, JobTitle } from './job-list-card.tsx';
import { useSalaryText } from './public/use-salary-text.ts';
import { type Job, JOB_TYPES, jobFields, jobApi } from './schema.ts';
import { useCities } from './use-cities.ts';

const jobAdminApi = adminApi(jobApi);

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
      <FilterSelect<'type' | 'city'>
        name="type"
        label={t('field.type')}
        options={JOB_TYPES.map((type) => ({ value: type, label: t(`job:type.${type}`) }))}
      />
      <FilterSelect<'type' | 'city'>
        name="city"
        label={t('field.city')}
        options={cities.map((city) => ({ value: city, label: city }))}
      />
      <StatusFilter />
    </>
  );
}

function useJobColumns() {
  const { t } = useTranslation('recruitment-info');
  const column = useColumns(jobFields, 'recruitment-info');
  const salaryText = useSalaryText();
  return useMemo(
    () => [
      column('title', {
        flex: 1,
        minWidth: 180,
        renderCell: ({ row }) => <JobTitle job={row} />,
      }),
      column('status', {
        texts: JOB_PHASES.map((phase) => t(`phase.${phase}`)),
        renderCell: ({ row }) => <JobSwitch job={row} />,
      }),
      column('city', { width: 100 }),
      column('salaryMin', {
        headerName: t('salary.label'),
        width: 120,
        valueGetter: (_value, row) => salaryText(row),
      }),
      column('deadline', {
        texts: [t('deadline.none'), formatDay('2026-12-28')],
        renderCell: ({ row }) => <JobDeadline job={row} />,
      }),
      column('publishTime', { headerName: t('published') }),
    ],
    [t, column, salaryText],
  );
}

/** Columns of the exported file. It can be imported again, so minimum and maximum salary have their own columns. */
function useJobFileColumns() {
  const { t } = useTranslation('job');
  const fileColumns = useFileColumns(jobFields, 'recruitment-info', {
    type: {
      csv: ({ type }) => {
        const known = JOB_TYPES.find((one) => one === type);
        return known ? t(`type.${known}`) : type;
      },
    },
  });
  return (shown: CsvColumn<Job>[]) =>
    fileColumns(shown.filter(({ field }) => field !== 'salaryMin'));
}
