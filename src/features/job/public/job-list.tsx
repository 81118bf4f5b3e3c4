import Container from '@mui/material/Container';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import Box from '@mui/material/Box';
import { PageMeta } from '#src/components/page/page-meta.tsx';
import { ListHead } from '#src/components/public-list/list-head.tsx';
import { PageLinks } from '#src/components/public-list/page-links.tsx';
import { useListAddress } from '#src/components/public-list/use-list-address.ts';
import { useNow } from '#src/components/use-now.ts';
import { langOf, localized } from '#src/api/fields/localized.ts';
import { FilterChips } from '#src/components/public-list/filter-chips.tsx';
import { KeywordSearch } from '#src/components/public-list/keyword-search.tsx';
import { listToolbarStyles } from '#src/components/public-list/list-toolbar-styles.ts';
import { isExpired } from '../job-phase.ts';
import { findJobs } from './find-jobs.ts';
import { jobsInOrder, visibleJobs } from './visible-jobs.ts';
import { JOB_LIST } from './job-address.ts';
import { JobRows } from './job-rows.tsx';
import { jobTypeText } from '../job-type-text.ts';
import { type Job, JOB_TYPES } from '../schema.ts';

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

type JobFiltersProps = {
  /** All visible jobs; undefined while loading. */
  jobs: readonly Job[] | undefined;
  address: ReturnType<typeof useListAddress<'/job', 'city' | 'type'>>;
};

/** Filters by the cities and types that occur in the jobs. */
function JobFilters({ jobs, address }: JobFiltersProps) {
  const { t } = useTranslation('job');
  const { q, valueOf, addressOf } = address;
  // The URL has the Chinese name of the city, so that a link works in both languages.
  const cities = new Map(jobs?.filter(({ city }) => city !== '').map((job) => [job.city, job]));
  const types = JOB_TYPES.filter((type) => jobs?.some((job) => job.type === type));
  return (
    <Box sx={filtersStyles}>
      <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0, maxWidth: 1 }}>
        <JobFilterChips
          label={t('list.byCity')}
          choices={
            jobs &&
            [...cities].map(([value, job]) => {
              const read = localized(job);
              return { value, name: read.city, lang: langOf(read, 'city') };
            })
          }
          value={valueOf('city')}
          addressOf={(city) => addressOf({ city })}
        />
        <JobFilterChips
          label={t('list.byType')}
          choices={jobs && types.map((type) => ({ value: type, name: t(`type.${type}`) }))}
          value={valueOf('type')}
          addressOf={(type) => addressOf({ type })}
        />
      </Box>
      <KeywordSearch
        label={t('list.search')}
        q={q}
        addressOf={(value) => addressOf({ q: value })}
      />
    </Box>
  );
}

// One row on wide screens only, so that chips that load later do not move the content below.
const filtersStyles = { ...listToolbarStyles, mb: 1, flexDirection: { xs: 'column', md: 'row' } };

type JobFilterChipsProps = {
  label: string;
  /** Undefined while the jobs are loading. */
  choices: { value: string; name: string; lang?: string | undefined }[] | undefined;
  value: string;
  addressOf: (value: string) => string;
};

/** Renders nothing if there is only one choice. */
function JobFilterChips({ label, choices, value, addressOf }: JobFilterChipsProps) {
  if (choices && choices.length < 2 && value === '') return null;
  return (
    <Box sx={chipsStyles}>
      <Box component="span" aria-hidden sx={labelStyles}>
        {label}
      </Box>
      <FilterChips label={label} choices={choices ?? []} value={value} addressOf={addressOf} />
    </Box>
  );
}

const chipsStyles = { display: 'flex', alignItems: 'baseline', gap: 2, minWidth: 0 };
const labelStyles = { flex: 'none', color: 'text.secondary', typography: 'body2' };
