import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { PageMeta } from '#src/components/page/page-meta.tsx';
import { ListHead } from '#src/components/public-list/list-head.tsx';
import { PageLinks } from '#src/components/public-list/page-links.tsx';
import { useListAddress } from '#src/components/public-list/use-list-address.ts';
import { useNow } from '#src/components/use-now.ts';
import { formatNumber } from '#src/i18n/format/format.ts';
import { isExpired } from '../job-phase.ts';
import type { Job } from '../schema.ts';
import { findJobs } from './find-jobs.ts';
import { jobsInOrder, shownJobs } from './shown-jobs.ts';
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
  const query = useQuery(shownJobs());
  const now = useNow();
  const { page, q, valueOf, isNarrowed, addressOf } = address;
  const jobs = jobsInOrder(query.data?.rows ?? [], now);
  const openJobs = jobs.filter((job) => !isExpired(job, now));
  const filters = { city: valueOf('city'), type: valueOf('type'), q };
  const found = findJobs(jobs, filters, (type) => jobTypeText(t, type));
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
          expired={found.filter((job) => isExpired(job, now)).length}
          hasOpenOnes={openJobs.length > 0}
          isNarrowed={isNarrowed}
          companyEmail={companyEmail}
          jobList={addressOf({}, page)}
        />
        <PageLinks page={page} pages={pages} addressOf={(target) => addressOf({}, target)} />
      </Container>
    </>
  );
}

type JobListHeadProps = { openJobs: readonly Job[] };

/** Row of figures. Its minimum height reserves their space while the jobs are loading. */
function JobListHead({ openJobs }: JobListHeadProps) {
  const { t } = useTranslation('job');
  return (
    <ListHead title={t('list.title')} description={t('list.description')}>
      <Box sx={placeStyles}>{openJobs.length > 0 && <JobFigures jobs={openJobs} />}</Box>
    </ListHead>
  );
}

const placeStyles = {
  order: { xs: 1, md: 0 },
  flexBasis: { xs: '100%', md: 'auto' },
  mt: { xs: 3, md: 0 },
  minHeight: { xs: 60, md: 70 },
};

type JobFiguresProps = { jobs: readonly Job[] };

/** Numbers of open jobs, vacancies, cities and departments. */
function JobFigures({ jobs }: JobFiguresProps) {
  const { t } = useTranslation('job');
  const figures = [
    { label: t('figure.positions'), value: jobs.length },
    { label: t('figure.people'), value: jobs.reduce((sum, { headcount }) => sum + headcount, 0) },
    { label: t('figure.cities'), value: countDistinct(jobs.map(({ city }) => city)) },
    { label: t('figure.departments'), value: countDistinct(jobs.map((job) => job.department)) },
  ];
  return (
    <Box component="dl" sx={figuresStyles}>
      {figures
        .filter(({ value }) => value > 0)
        .map(({ label, value }) => (
          <Box key={label} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
            <Box component="dt" sx={{ color: 'text.secondary', typography: 'body2' }}>
              {label}
            </Box>
            <Box component="dd" sx={valueStyles}>
              {formatNumber(value)}
            </Box>
          </Box>
        ))}
    </Box>
  );
}

function countDistinct(values: string[]): number {
  return new Set(values.filter((value) => value !== '')).size;
}

const figuresStyles = {
  m: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: { xs: 3, sm: 5 },
  rowGap: 1,
};
const valueStyles = {
  m: 0,
  color: 'brand.text',
  fontFamily: 'h1.fontFamily',
  fontSize: { xs: '2rem', md: '2.5rem' },
  fontWeight: 600,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
};
