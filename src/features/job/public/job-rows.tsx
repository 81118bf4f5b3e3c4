import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/components/empty-state.tsx';
import { Ghost } from '#src/components/ghost.tsx';
import { EmptyIllustration } from '#src/components/illustrations/empty-illustration.tsx';
import { ListFailed } from '#src/components/public-list/list-failed.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { Waiting } from '#src/components/waiting.tsx';
import type { Job } from '../schema.ts';
import { JOB_LIST } from './job-address.ts';
import { JobRowSkeleton } from './job-row-skeleton.tsx';
import { JobRow } from './job-row.tsx';
import { NoJobs } from './no-jobs.tsx';
import type { WayBack } from './use-way-back.ts';

type JobRowsProps = {
  query: UseQueryResult<Job[]>;
  /** Those of this page. */
  rows: readonly Job[];
  /** How many there are on all pages. */
  total: number;
  /** How many of them are over. */
  over: number;
  /** False where nobody is looked for, whatever the list is narrowed by. */
  hasOpenOnes: boolean;
  isNarrowed: boolean;
  companyEmail: string | undefined;
  wayBack: WayBack;
};

/** The rows of one page, in each of their states. */
export function JobRows(props: JobRowsProps) {
  const { query, rows, total, over, hasOpenOnes, isNarrowed, companyEmail, wayBack } = props;
  const { t } = useTranslation('job');
  if (query.isPending) {
    return (
      <Waiting>
        <Ghost sx={{ mt: 2, width: 96, typography: 'body2' }} />
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <JobRowSkeleton key={key} />
        ))}
      </Waiting>
    );
  }
  if (query.isLoadingError) {
    return (
      <ListFailed
        title={t('list.failed')}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (rows.length === 0 && isNarrowed) {
    return (
      <EmptyState
        illustration={<EmptyIllustration />}
        title={t('list.nothingFound')}
        action={
          <RouterButton to={JOB_LIST} variant="soft" color="secondary">
            {t('list.showAll')}
          </RouterButton>
        }
      />
    );
  }
  return (
    <>
      {!hasOpenOnes && <NoJobs companyEmail={companyEmail} />}
      {rows.length > 0 && (
        <Typography variant="body2" role="status" sx={{ mt: 2, color: 'text.secondary' }}>
          {t(over > 0 ? 'list.countWithOver' : 'list.count', { count: total, over })}
        </Typography>
      )}
      {rows.map((job) => (
        <JobRow key={job.id} job={job} companyEmail={companyEmail} wayBack={wayBack} />
      ))}
    </>
  );
}
