import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import Link from '@mui/material/Link';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { langOf } from '#src/api/fields/localized.ts';
import { Badge } from '#src/components/badge.tsx';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { RichText } from '#src/components/rich-text/rich-text.tsx';
import { useNow } from '#src/components/use-now.ts';
import { formatPublicDate } from '#src/i18n/format/format.ts';
import { CopyButton } from '#src/components/share/copy-button.tsx';
import { isExpired } from '../job-phase.ts';
import type { Job } from '../schema.ts';
import { JobSalary } from './job-salary.tsx';
import { jobTypeText } from '../job-type-text.ts';
import { useApplyMail } from './apply-mail.ts';

type JobArticleProps = {
  job: Job;
  /** Recipient if the job has none of its own; '' if there is none, undefined while not loaded. */
  companyEmail: string | undefined;
  apply: ReactNode;
};

export function JobArticle({ job, companyEmail, apply }: JobArticleProps) {
  const { t } = useTranslation('job');
  const now = useNow();
  const texts = [
    { title: t('details.duties'), name: 'duties', html: job.duties },
    { title: t('details.requirements'), name: 'requirements', html: job.requirements },
  ];
  const sections = texts
    .filter(({ html }) => html !== '')
    .map(({ title, name, html }) => (
      <Box component="section" key={title} sx={{ '& + &': { mt: { xs: 4, md: 5 } } }}>
        <Typography variant="h5" component="h2" sx={{ mb: 1.5 }}>
          {title}
        </Typography>
        <RichText html={html} lang={langOf(job, name)} resolve={assetUrl} />
      </Box>
    ));
  return (
    <Box component="article" sx={{ mx: 'auto', maxWidth: '48rem' }}>
      {isExpired(job, now) && <Badge color="warning">{t('expired')}</Badge>}
      <Box sx={headStyles}>
        <Typography
          variant="h1"
          lang={langOf(job, 'title')}
          sx={{ fontSize: 'h2.fontSize', overflowWrap: 'anywhere' }}
        >
          {job.title}
        </Typography>
        <Box component="span" sx={salaryStyles}>
          <JobSalary job={job} />
        </Box>
      </Box>
      <JobFacts job={job} />
      {sections.length > 0 && <Box sx={{ mt: { xs: 4, md: 5 } }}>{sections}</Box>}
      <JobApply job={job} companyEmail={companyEmail} apply={apply} />
    </Box>
  );
}

const headStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 3,
  rowGap: 1,
};
const salaryStyles = {
  color: 'brand.text',
  fontFamily: 'h1.fontFamily',
  fontSize: { xs: '1.5rem', md: '2rem' },
  fontWeight: 700,
  lineHeight: 1.2,
};

/** Facts of the job; empty fields are left out. */
function JobFacts({ job }: { job: Job }) {
  const { t } = useTranslation('job');
  const facts = [
    { label: t('fact.city'), value: job.city, lang: langOf(job, 'city') },
    { label: t('fact.type'), value: jobTypeText(t, job.type) },
    { label: t('fact.department'), value: job.department, lang: langOf(job, 'department') },
    {
      label: t('fact.headcount'),
      value: job.headcount > 0 ? t('fact.people', { count: job.headcount }) : '',
    },
    { label: t('fact.education'), value: job.education, lang: langOf(job, 'education') },
    { label: t('fact.experience'), value: job.experience, lang: langOf(job, 'experience') },
    { label: t('fact.publishTime'), value: formatPublicDate(job.publishTime) },
    { label: t('fact.deadline'), value: formatPublicDate(job.deadline) },
  ];
  return (
    <Box component="dl" sx={factsStyles}>
      {facts
        .filter(({ value }) => value !== '')
        .map(({ label, value, lang }) => (
          <div key={label}>
            <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
              {label}
            </Box>
            <Box
              component="dd"
              lang={lang}
              sx={{ m: 0, fontWeight: 500, overflowWrap: 'anywhere' }}
            >
              {value}
            </Box>
          </div>
        ))}
    </Box>
  );
}

const factsStyles = {
  mt: 3,
  mb: 0,
  py: 2.5,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
  borderBlock: '1px solid',
  borderColor: 'divider',
};

export function JobArticleSkeleton() {
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 8, md: 12 }, minHeight: '100dvh' }}>
      <Box sx={{ mx: 'auto', maxWidth: '48rem' }}>
        <LightSkeleton sx={{ width: '64%', typography: 'h2' }} />
        <LightSkeleton sx={{ mt: 3, height: { xs: 160, sm: 132 }, transform: 'none' }} />
        <LightSkeleton sx={{ mt: 5, width: 120, typography: 'h5' }} />
        <LightSkeleton sx={{ mt: 1.5 }} />
        <LightSkeleton sx={{ width: '88%' }} />
        <LightSkeleton sx={{ width: '72%' }} />
      </Box>
    </Container>
  );
}

type JobApplyProps = {
  job: Job;
  /** Recipient if the job has none of its own; '' if there is none, undefined while not loaded. */
  companyEmail: string | undefined;
  apply: ReactNode;
};

/** How to apply, or a note why it is not possible. */
function JobApply({ job, companyEmail, apply }: JobApplyProps) {
  const { t } = useTranslation('job');
  const now = useNow();
  const mail = useApplyMail()(job, companyEmail);
  if (isExpired(job, now)) {
    return <ApplyNote>{t('apply.expired')}</ApplyNote>;
  }
  if (mail === null) return <Box sx={applyStyles}>{apply}</Box>;
  return (
    <Box sx={applyStyles}>
      {apply}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
        <Link href={mail.href} variant="body2" dir="ltr" color="text.secondary" sx={addressStyles}>
          {mail.email}
        </Link>
        <CopyButton text={mail.email} label={t('apply.address')} />
      </Box>
    </Box>
  );
}

const applyStyles = {
  mt: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
};

const addressStyles = {
  overflowWrap: 'anywhere',
  '@media (pointer: coarse)': { py: 1.5 },
} as const;

function ApplyNote({ children }: { children: ReactNode }) {
  return (
    <Box sx={noteStyles}>
      <InfoIcon fontSize="small" sx={{ mt: '2px', color: 'info.text' }} />
      <span>{children}</span>
    </Box>
  );
}

const noteStyles = {
  mt: 5,
  px: 2,
  py: 1.5,
  display: 'flex',
  gap: 1.5,
  borderRadius: 1,
  bgcolor: 'rgba(var(--mui-palette-info-tintChannel) / 0.12)',
  '@media (forced-colors: active)': { border: '1px solid' },
};
