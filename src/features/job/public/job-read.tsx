import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { useNow } from '#src/components/use-now.ts';
import { PageMeta } from '#src/components/page-meta.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { ShareButtons } from '#src/components/share-buttons.tsx';
import { useSiteName } from '#src/components/site-name.ts';
import { breadcrumbData } from '#src/components/structured-data/breadcrumb-data.ts';
import { jobPostingData } from '#src/components/structured-data/job-posting-data.ts';
import { StructuredData } from '#src/components/structured-data/structured-data.tsx';
import { isOver } from '../job-phase.ts';
import type { Job } from '../schema.ts';
import { JOB_LIST, jobAddress } from './job-address.ts';
import { JobArticle } from './job-article.tsx';
import { OtherJobs } from './other-jobs.tsx';
import { useSalaryText } from './use-salary-text.ts';
import { useWayBack } from './use-way-back.ts';

type JobReadProps = { job: Job; companyEmail: string | undefined };

/** A position with everything around it: way back, ways to share it, other open ones (P7). */
export function JobRead({ job, companyEmail }: JobReadProps) {
  const { t } = useTranslation('job');
  const siteName = useSiteName();
  const salaryText = useSalaryText();
  const wayBack = useWayBack();
  const now = useNow();
  const url = jobAddress(job.id);
  const facts = [job.city, t(`type.${job.type}`), salaryText(job), job.department];
  const crumbs = [
    { name: siteName, url: '/home' },
    { name: t('list.title'), url: JOB_LIST },
    { name: job.title, url },
  ];
  return (
    <>
      <PageMeta
        title={job.title}
        description={[job.title, ...facts].filter(Boolean).join(' · ')}
        type="article"
      />
      <StructuredData
        things={[
          ...(isOver(job, now) ? [] : [jobPostingData({ ...job, url }, siteName)]),
          breadcrumbData(crumbs),
        ]}
      />
      <Container maxWidth="lg" sx={{ pt: { xs: 2, md: 4 }, pb: { xs: 7, md: 10 } }}>
        <Box sx={barStyles}>
          <RouterButton
            to={wayBack.jobList}
            color="inherit"
            startIcon={<ArrowBack sx={{ '[dir="rtl"] &': { scale: '-1 1' } }} />}
            sx={{ marginInlineStart: -1 }}
          >
            {t('details.toList')}
          </RouterButton>
          <ShareButtons title={job.title} />
        </Box>
        <JobArticle job={job} companyEmail={companyEmail} />
      </Container>
      <OtherJobs job={job} wayBack={wayBack} />
    </>
  );
}

const barStyles = {
  mx: 'auto',
  mb: { xs: 2, md: 4 },
  maxWidth: '48rem',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  '@media print': { display: 'none' },
};
