import Container from '@mui/material/Container';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { useNow } from '#src/components/use-now.ts';
import { PageMeta } from '#src/components/page-meta.tsx';
import { PageLinks } from '#src/components/public-list/page-links.tsx';
import { useListAddress } from '#src/components/public-list/use-list-address.ts';
import { isOver } from '../job-phase.ts';
import { findJobs } from './find-jobs.ts';
import { JOB_LIST } from './job-address.ts';
import { JobFilters } from './job-filters.tsx';
import { JobListHead } from './job-list-head.tsx';
import { JobRows } from './job-rows.tsx';
import { jobsInOrder } from './jobs-in-order.ts';
import { shownJobs } from './shown-jobs.ts';

const PAGE_SIZE = 10;
const FILTERS = ['city', 'type'] as const;

type JobListProps = {
  /** Where to apply if a position names no address; undefined while and where that is not known. */
  companyEmail: string | undefined;
};

/** The positions: by city, by type, by keyword, page by page; all of it in the address (P7). */
export function JobList({ companyEmail }: JobListProps) {
  const { t } = useTranslation('job');
  const address = useListAddress(JOB_LIST, FILTERS);
  const query = useQuery(shownJobs());
  const now = useNow();
  const { page, q, valueOf, isNarrowed, addressOf } = address;
  const jobs = jobsInOrder(query.data ?? [], now);
  const openJobs = jobs.filter((job) => !isOver(job, now));
  const asked = { city: valueOf('city'), type: valueOf('type'), q };
  const found = findJobs(jobs, asked, (type) => t(`type.${type}`));
  const pages = Math.ceil(found.length / PAGE_SIZE);
  if (pages > 0 && page > pages) return <Navigate to={addressOf({}, pages)} replace />;

  return (
    <>
      <PageMeta title={t('list.title')} description={t('list.description')} />
      <JobListHead openJobs={openJobs} />
      <Container maxWidth="lg" sx={{ pt: { xs: 3, md: 5 }, pb: { xs: 7, md: 12 } }}>
        {(jobs.length > 0 || isNarrowed || query.isPending) && (
          <JobFilters jobs={query.data && jobs} address={address} />
        )}
        <JobRows
          query={query}
          rows={found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
          total={found.length}
          over={found.filter((job) => isOver(job, now)).length}
          hasOpenOnes={openJobs.length > 0}
          isNarrowed={isNarrowed}
          companyEmail={companyEmail}
          wayBack={{ jobList: addressOf({}, page) }}
        />
        <PageLinks page={page} pages={pages} addressOf={(target) => addressOf({}, target)} />
      </Container>
    </>
  );
}
