import MailIcon from '@mui/icons-material/MailOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type CompleteList, MAX_LISTED } from '#src/api/records/complete-list.ts';
import { localized } from '#src/api/fields/localized.ts';
import { EmptyState } from '#src/components/page/empty-state.tsx';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { EmptyIllustration } from '#src/components/illustrations/empty-illustration.tsx';
import { ListedRows, NothingListed } from '#src/components/public-list/listed-rows.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { mailHref } from '#src/lib/links/mail-href.ts';
import type { Job } from '../schema.ts';
import { JOB_LIST, jobAddress } from './job-address.ts';
import { JobRow, JobRowSkeleton } from './job-row.tsx';

type JobRowsProps = {
  query: UseQueryResult<CompleteList<Job>>;
  rows: readonly Job[];
  /** Number of jobs on all pages that are open. */
  open: number;
  /** Whether any job is open, regardless of the filters. */
  hasOpenOnes: boolean;
  isNarrowed: boolean;
  companyEmail: string | undefined;
  jobList: string;
};

/** One page of jobs: skeleton, error, nothing found, no open jobs or rows. */
export function JobRows(props: JobRowsProps) {
  const { query, rows, open, hasOpenOnes, isNarrowed, companyEmail, jobList } = props;
  const { t } = useTranslation('job');
  const noJobs = !hasOpenOnes && <NoJobs companyEmail={companyEmail} />;
  return (
    <ListedRows
      query={query}
      rowsOf={() => rows}
      itemOf={(job) => ({ name: localized(job).title, url: jobAddress(job.id) })}
      skeleton={
        <>
          <LightSkeleton sx={{ mt: 2, width: 96, typography: 'body2' }} />
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <JobRowSkeleton key={key} />
          ))}
        </>
      }
      failed={t('list.failed')}
      empty={
        isNarrowed ? (
          <NothingListed title={t('list.nothingFound')} to={JOB_LIST}>
            {t('list.showAll')}
          </NothingListed>
        ) : (
          noJobs
        )
      }
      head={
        <>
          {noJobs}
          <Typography variant="body2" role="status" sx={{ mt: 2, color: 'text.secondary' }}>
            {t('list.count', { count: open })}
            {query.data?.isCut && ` ${t('list.cut', { count: MAX_LISTED })}`}
          </Typography>
        </>
      }
    >
      {(job) => <JobRow job={job} companyEmail={companyEmail} jobList={jobList} />}
    </ListedRows>
  );
}

/** Offers an unsolicited application by mail if the company has an address. */
function NoJobs({ companyEmail = '' }: { companyEmail: string | undefined }) {
  const { t } = useTranslation(['job', 'common']);
  const href = mailHref(companyEmail, t('empty.subject'));
  return (
    <EmptyState
      illustration={<EmptyIllustration />}
      title={t('empty.title')}
      description={href === undefined ? undefined : t('empty.write')}
      action={
        href === undefined ? (
          <RouterButton to="/home" variant="soft" color="secondary">
            {t('common:action.toHome')}
          </RouterButton>
        ) : (
          <Button href={href} variant="contained" color="secondary" startIcon={<MailIcon />}>
            {t('empty.byMail')}
          </Button>
        )
      }
    />
  );
}
