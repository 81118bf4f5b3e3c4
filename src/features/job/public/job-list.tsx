import Container from '@mui/material/Container';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { PageMeta } from '#src/components/page/page-meta.tsx';
import { ListHead } from '#src/components/public-list/list-head.tsx';
import { PageLinks } from '#src/components/public-list/page-links.tsx';
import { useListAddress } from '#src/components/public-list/use-list-address.ts';
import { useNow } from '#src/components/use-now.ts';
import { isExpired } from '../job-phase.ts';
import { findJobs } from './find-jobs.ts';
import { jobsInOrder, visibleJobs } from './visible-jobs.ts';
import { JOB_LIST } from './job-address.ts';
import { JobFilters } from './job-filters.tsx';
import { JobRows } from './job-rows.tsx';
import { jobTypeText } from '../job-type-text.ts';

const PAGE_SIZE = 10;
const FILTERS = ['city', 'type'] as const;

type JobListProps = {
  /** Recipient if a job has none of its own; undefined while not loaded or if there is none. */
  companyEmail: string | undefined;
};

/** List of jobs. Filters, keyword and page are in the URL. */
export function JobList({ companyEmail }: JobListProps) {
  const { t } = useTranslation('job');
  const address = useListAddress(JOB_LIST, FILTERS);
  const query = useQuery(visibleJobs());
  const now = useNow();
  const { page, q, valueOf, isNarrowed, addressOf } = address;
  const jobs = jobsInOrder(query.data?.rows ?? [], now);
  const filters = { city: valueOf('city'), type: valueOf('type'), q };
  const found = findJobs(jobs, filters, (type) => jobTypeText(t, type));
  const pages = Math.ceil(found.length / PAGE_SIZE);
  if (pages > 0 && page > pages) return <Navigate to={addressOf({}, pages)} replace />;

  return (
    <>
      <PageMeta title={t('list.title')} description={t('list.description')} />
      <ListHead title={t('list.title')} description={t('list.description')} />
      <Container maxWidth="lg" sx={{ pt: { xs: 3, md: 5 }, pb: { xs: 7, md: 12 } }}>
        {(jobs.length > 0 || isNarrowed || query.isPending) && (
          <JobFilters jobs={query.data && jobs} address={address} />
        )}
        <JobRows
          query={query}
          rows={found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
          open={found.filter((job) => !isExpired(job, now)).length}
          hasOpenOnes={jobs.some((job) => !isExpired(job, now))}
          isNarrowed={isNarrowed}
          companyEmail={companyEmail}
          jobList={addressOf({}, page)}
        />
        <PageLinks page={page} pages={pages} addressOf={(target) => addressOf({}, target)} />
      </Container>
    </>
  );
}
