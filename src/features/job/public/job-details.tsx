import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isInEnglish, isUntranslated, localized } from '#src/api/fields/localized.ts';
import { isVisibleNow } from '#src/api/fields/visibility.ts';
import { DetailsFrame } from '#src/components/details-page/details-frame.tsx';
import { DetailsPage } from '#src/components/details-page/details-page.tsx';
import { PageMeta } from '#src/components/page/page-meta.tsx';
import { useSiteName } from '#src/components/page/site-name.ts';
import { breadcrumbData } from '#src/components/structured-data/breadcrumb-data.ts';
import { jobPostingData } from '#src/components/structured-data/job-posting-data.ts';
import { StructuredData } from '#src/components/structured-data/structured-data.tsx';
import { useNow } from '#src/components/use-now.ts';
import { sameId } from '#src/lib/records/id.ts';
import { isExpired } from '../job-phase.ts';
import { jobTypeText } from '../job-type-text.ts';
import { jobApi, type Job, jobFields } from '../schema.ts';
import { useJobMeta } from '../use-job-meta.ts';
import { JOB_LIST, jobAddress, useJobListAddress } from './job-address.ts';
import { JobArticle, JobArticleSkeleton } from './job-article.tsx';
import { JobRow } from './job-row.tsx';
import { jobsInOrder, visibleJobs } from './visible-jobs.ts';
import { useSalaryText } from './use-salary-text.ts';

type JobDetailsProps = {
  /** Recipient if the job has none of its own; '' if there is none, undefined while not loaded. */
  companyEmail: string | undefined;
  apply: (job: Job) => ReactNode;
  /** Bar that stays visible on phones while the job is open. */
  bar: (job: Job) => ReactNode;
};

/** Details of the job `?id=`. */
export function JobDetails({ companyEmail, apply, bar }: JobDetailsProps) {
  const { t } = useTranslation('job');
  const now = useNow();
  return (
    <DetailsPage
      query={(id, client) => ({
        ...jobApi.one(id),
        placeholderData: () => jobPlaceholder(client, id),
      })}
      isVisible={(job) => isVisibleNow(job, jobFields, now)}
      title={t('list.title')}
      skeleton={<JobArticleSkeleton />}
      failed={t('details.failed')}
      notFound={{
        title: t('details.notFound'),
        hint: t('details.notFoundHint'),
        to: JOB_LIST,
        action: t('details.toList'),
      }}
    >
      {(job) => (
        <LoadedJob key={job.id} job={job} companyEmail={companyEmail} apply={apply} bar={bar} />
      )}
    </DetailsPage>
  );
}

/** Reads the job from the cached list; undefined if the list has it without its texts. */
function jobPlaceholder(client: QueryClient, id: string): Job | undefined {
  return client
    .getQueryData(visibleJobs().queryKey)
    ?.rows.find((job) => sameId(job.id, id) && job.duties + job.requirements !== '');
}

type LoadedJobProps = JobDetailsProps & { job: Job };

function LoadedJob({ job: read, companyEmail, apply, bar }: LoadedJobProps) {
  const job = localized(read);
  const { t } = useTranslation('job');
  const siteName = useSiteName();
  const jobList = useJobListAddress();
  const now = useNow();
  const url = jobAddress(job.id);
  const salaryText = useSalaryText();
  const { title, description } = useJobMeta(job);
  const crumbs = [
    { name: siteName, url: '/home' },
    { name: t('list.title'), url: JOB_LIST },
    { name: job.title, url },
  ];
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        type="article"
        isInEnglish={isInEnglish(job)}
      />
      <StructuredData
        things={[
          ...(isExpired(job, now) ? [] : [jobPostingData({ ...job, url }, siteName)]),
          breadcrumbData(crumbs),
        ]}
      />
      <DetailsFrame
        to={jobList}
        label={t('details.toList')}
        title={job.title}
        poster={{
          picture: '',
          kicker: [job.department, salaryText(job)],
          facts: [
            { name: t('fact.city'), value: job.city },
            { name: t('fact.type'), value: jobTypeText(t, job.type) },
            { name: t('fact.education'), value: job.education },
          ],
          summary: '',
        }}
        isUntranslated={isUntranslated(job)}
        maxWidth="48rem"
      >
        <JobArticle job={job} companyEmail={companyEmail} apply={apply(job)} />
      </DetailsFrame>
      <OtherJobs job={read} jobList={jobList} />
      {!isExpired(job, now) && bar(job)}
    </>
  );
}

const SHOWN = 4;

type OtherJobsProps = { job: Job; jobList: string };

/** Other open jobs, first those of the same department or city. Renders nothing if there are none. */
function OtherJobs({ job, jobList }: OtherJobsProps) {
  const { t } = useTranslation('job');
  const { data } = useQuery(visibleJobs());
  const now = useNow();
  const similarity = (other: Job) =>
    Number(other.department === job.department) + Number(other.city === job.city);
  const others = jobsInOrder(data?.rows ?? [], now)
    .filter((other) => !isExpired(other, now) && !sameId(other.id, job.id))
    .toSorted((one, other) => similarity(other) - similarity(one))
    .slice(0, SHOWN);
  if (others.length === 0) return null;

  return (
    <Box
      component="section"
      aria-labelledby="other-jobs"
      sx={{ bgcolor: 'background.neutral', '@media print': { display: 'none' } }}
    >
      <Container maxWidth="lg" sx={{ py: { xs: 6, md: 9 } }}>
        <Box sx={{ mx: 'auto', maxWidth: '48rem' }}>
          <Typography id="other-jobs" variant="h3" component="h2" sx={{ mb: 1 }}>
            {t('details.others')}
          </Typography>
          {others.map((other) => (
            <JobRow key={other.id} job={other} component="h3" jobList={jobList} />
          ))}
        </Box>
      </Container>
    </Box>
  );
}
