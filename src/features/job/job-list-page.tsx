import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { t as textOf } from 'i18next';
import { useTranslation } from 'react-i18next';
import { adminApi } from '#src/admin/admin-api.ts';
import { createImportButton } from '#src/admin/import/import-button.tsx';
import { RowSwitch } from '#src/admin/list/cells/row-switch.tsx';
import { FilterSelect } from '#src/admin/list/filters/filter-select.tsx';
import { PagedTypeListPage } from '#src/admin/list/paged-type-list.tsx';
import type { ListLook } from '#src/admin/list/type-list.tsx';
import { hasShownStatus, STATUS } from '#src/api/fields/status.ts';
import { useNow } from '#src/components/use-now.ts';
import { formatEndDay, formatEndTime } from '#src/i18n/format/format-end.ts';
import { isExpired, jobPhase } from './job-phase.ts';
import { useSalaryText } from './public/use-salary-text.ts';
import { type Job, jobApi } from './schema.ts';

const jobAdminApi = adminApi(jobApi);
import { useCities } from './use-cities.ts';

const ImportButton = createImportButton(async () => (await import('./job-import.tsx')).JobImport);

const LOOK: ListLook<Job> = {
  columns: ['title', 'status', 'city', 'salaryMin', 'deadline', 'publishTime'],
  cells: {
    title: { minWidth: 180 },
    status: { cell: (job) => <JobSwitch job={job} /> },
    city: { width: 100 },
    salaryMin: { label: 'salary.label', width: 120, cell: (job) => <JobSalary job={job} /> },
    deadline: { cell: (job) => <JobDeadline job={job} /> },
    headcount: {
      cell: ({ headcount: count }) => count > 0 && textOf('recruitment-info:toHire', { count }),
    },
  },
  texts: ['department', 'type', 'headcount'],
  captions: ['city', 'salaryMin', 'deadline'],
};

export function Component() {
  const { t } = useTranslation('recruitment-info');
  const cities = useCities().map((city) => ({ value: city, label: city }));
  return (
    <PagedTypeListPage
      api={jobAdminApi}
      look={LOOK}
      filters={{
        city: <FilterSelect name="city" label={t('field.city')} options={cities} />,
      }}
      importButton={<ImportButton />}
    />
  );
}

type JobProps = { job: Job };

function JobSalary({ job }: JobProps) {
  return <span className="cell-text">{useSalaryText()(job)}</span>;
}

function JobDeadline({ job }: JobProps) {
  const { t } = useTranslation('recruitment-info');
  const now = useNow();
  const { deadline } = job;
  if (deadline === '') return t('deadline.none');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
      {isExpired(job, now) && (
        <Chip
          size="small"
          color="warning"
          label={t('deadline.expired')}
          sx={{ height: '1.25rem' }}
        />
      )}
      <time dateTime={deadline} title={formatEndTime(deadline)}>
        {formatEndDay(deadline)}
      </time>
    </Box>
  );
}

const COLORS = {
  scheduled: 'info.text',
  open: 'success.text',
  expired: 'warning.text',
  closed: 'text.secondary',
} as const;

function JobSwitch({ job }: JobProps) {
  const { t } = useTranslation('recruitment-info');
  const now = useNow();
  const { id, title: name, status } = job;
  return (
    <RowSwitch
      id={id}
      name={name}
      label={t('publish.label', { name })}
      checked={hasShownStatus({ status })}
      change={(checked) => ({ status: statusOf(checked) })}
      done={(checked) => t(checked ? 'publish.published' : 'publish.closed', { name })}
    >
      {(checked) => {
        const phase = jobPhase({ ...job, status: statusOf(checked) }, now);
        return (
          <Box component="span" sx={{ color: COLORS[phase] }}>
            {t(`phase.${phase}`)}
          </Box>
        );
      }}
    </RowSwitch>
  );
}

const statusOf = (checked: boolean) => (checked ? STATUS.shown : STATUS.hidden);
