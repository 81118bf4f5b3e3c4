import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNow } from '#src/components/use-now.ts';
import { assetUrl } from '#src/api/assets.ts';
import { RichText } from '#src/components/rich-text/rich-text.tsx';
import { isOver } from '../job-phase.ts';
import type { ArticleJob } from './article-job.ts';
import { JobApply } from './job-apply.tsx';
import { JobFacts } from './job-facts.tsx';
import { JobSalary } from './job-salary.tsx';
import { OverMark } from './over-mark.tsx';

type JobArticleProps = {
  job: ArticleJob;
  /** Where to apply if the position names no address; '' for nowhere, undefined while not known. */
  companyEmail?: string | undefined;
};

/**
 * A position to be read: what it is, what it pays, what is done and asked for, how to apply (P7).
 * Pure: the back office's preview is this (B9).
 */
export function JobArticle({ job, companyEmail }: JobArticleProps) {
  const { t } = useTranslation('job');
  const now = useNow();
  const texts = [
    { title: t('details.duties'), html: job.duties },
    { title: t('details.requirements'), html: job.requirements },
  ];
  return (
    <Box component="article" sx={{ mx: 'auto', maxWidth: '48rem' }}>
      {isOver(job, now) && <OverMark />}
      <Box sx={headStyles}>
        <Typography variant="h1" sx={{ fontSize: 'h2.fontSize', overflowWrap: 'anywhere' }}>
          {job.title}
        </Typography>
        <Box component="span" sx={salaryStyles}>
          <JobSalary job={job} />
        </Box>
      </Box>
      <JobFacts job={job} />
      {texts
        .filter(({ html }) => html !== '')
        .map(({ title, html }) => (
          <Box component="section" key={title} sx={{ mt: { xs: 4, md: 5 } }}>
            <Typography variant="h5" component="h2" sx={{ mb: 1.5 }}>
              {title}
            </Typography>
            <RichText html={html} resolve={assetUrl} />
          </Box>
        ))}
      <JobApply job={job} companyEmail={companyEmail} />
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
